import { hash } from 'node:crypto';

/** A name that follows from a text: what was made of the same text in an earlier build is found by it. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
