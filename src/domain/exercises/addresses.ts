// Apart from domain/shared/routes.ts, which the videos page of a user loads.

/** The list of a course's exercises. */
export const exercisesPath = (course: string): string => `/lessons/${course}/exercises`;

export const exercisePath = (course: string, slug: string): string =>
  `${exercisesPath(course)}/${encodeURIComponent(slug)}`;
