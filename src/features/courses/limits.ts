/** LEARN-2: what the rules enforce, too. */
export const outlineLimits = {
  modules: 50, // modules of a course's outline (LEARN-2)
  moduleTitle: 100, // characters of a module's title
  ids: 20_000, // characters of all ids of an outline, with the spaces and lines between them
} as const;
