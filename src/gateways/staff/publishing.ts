import type { Marks } from '#domain/panel/publishing.ts';

/** What staff read and write so that their changes reach the readers (PANEL-12). Every method throws AppError. */
export interface Publishing {
  /** The marks, and the server's own time in the same breath. One document and one static file. */
  marks(): Promise<Marks & { now: Date }>;
  /** The address that starts a build, `null` when the operator has not set one. */
  hook(): Promise<string | null>;
  /**
   * Says in one's own name that a build is being asked for, if `may` finds the newest marks to allow it.
   * @returns whether it is ours to call the hook.
   */
  claim(uid: string, may: (marks: Pick<Marks, 'dirtyAt' | 'claimedAt'>) => boolean): Promise<boolean>;
  /** Starts a build. What the host answers can't be read from another origin; only that it was reached. */
  call(hook: string): Promise<void>;
  /** Both at once while the page is being left, so that a change is published although nobody waits for it. */
  claimAndCall(uid: string, hook: string): void;
}
