/** The plan of a course’s videos (LEARN-2): what the rules enforce, too. */
export const outlineLimits = {
  /** Modules of a course's outline (LEARN-2). */
  modules: 50,
  /** Characters of a module's title. */
  moduleTitle: 100,
  /** Characters of all ids of an outline, with the spaces and lines between them. */
  ids: 20_000,
} as const;
