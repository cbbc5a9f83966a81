import type { BuildCount, Marks, Pace } from '#domain/panel/publishing.ts';
import type { BuildFailure, BuildProblem } from '#domain/shared/build-note.ts';

/** The publishing state and the actions that bring changes to the readers (PANEL-12). Every method throws AppError. */
export interface Publishing {
  /**
   * The marks, the server's time at that moment, and what the running site's build has left out or changed. Reads one
   * document and one static file.
   */
  marks(): Promise<
    Marks & { plannedAt: Date | null; count: BuildCount; problems: BuildProblem[]; now: Date }
  >;
  /** The last build that failed over its content, if any has. Reads one document (OPS-3). */
  failure(): Promise<BuildFailure | null>;
  /** The hour of the first post or snippet that is published after this time. Reads two documents (SCHOOL-5). */
  nextPlanned(after: Date): Promise<Date | null>;
  /**
   * Notes that something planned for this hour is published now, unless a later mark or claim covers it.
   * @returns whether it was noted.
   */
  markCome(planned: Date): Promise<boolean>;
  /** The address that starts a build, '' when it is not set, and the pace. */
  settings(): Promise<Pace & { hook: string }>;
  /**
   * Claims a build for this user, if `may` accepts the newest marks.
   * @returns whether this panel may call the hook.
   */
  claim(uid: string, now: Date, may: (marks: Omit<Marks, 'readAt'>) => boolean): Promise<boolean>;
  /** Starts a build. The host's response can't be read from another origin; success only means that it was reached. */
  call(hook: string): Promise<void>;
  /**
   * Claims and calls while the page is being left, so that a change is published although the page can't wait for it.
   */
  claimAndCall(uid: string, hook: string, count: BuildCount, now: Date): void;
}
