import { hash } from 'node:crypto';

/** A hash of a text. The result for the same text in an earlier build is found by it. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
