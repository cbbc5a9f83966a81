import type { Client } from './client.ts';
import type { Documents } from './documents.ts';
import type { Service } from './owner.ts';
import type { Who } from './people.ts';
import type { Project } from './project.ts';

/** What a person tries to do. */
export type Deed = (client: Client) => Promise<unknown>;

/**
 * One statement about the rules: who, what, allowed or denied. Cases are data, because loosen.ts runs them against
 * mutants of the rules.
 */
export interface Case {
  service: Service;
  allowed: boolean;
  who: Who;
  what: string;
  deed: Deed;
  given?: Given | undefined;
}

/** Documents that differ from the world; a function where seconds count, because a case runs long after it was written. */
export type Given = Documents | (() => Documents);

/** Cases that belong together. `concern` names them and has the IDs of the features that they prove. */
export interface Chapter {
  concern: string;
  cases: Case[];
}

export const sentence = ({ who, what, allowed }: Case): string =>
  `${who} ${allowed ? 'may' : 'may not'}: ${what}`;

const denials = [
  'firestore/permission-denied',
  'permission-denied',
  'storage/unauthorized',
  'storage/unauthenticated',
];
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);

/** `null` if the rules do what the case says, otherwise what happened instead. The next case restores the world. */
export async function failure({ who, allowed, deed, given }: Case, project: Project): Promise<string | null> {
  await project.prepare(typeof given === 'function' ? given() : given);
  let outcome: string | null = null;
  try {
    await deed(project.client(who));
    if (!allowed) outcome = 'was allowed';
  } catch (error) {
    if (allowed || !denials.includes(codeOf(error))) outcome = codeOf(error);
  }
  // What another error has left behind is unknown; a denial has written nothing.
  if (outcome && !denials.includes(outcome)) await project.reset();
  return outcome;
}
