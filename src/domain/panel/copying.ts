import { limits } from '#domain/shared/limits.ts';

/** The title of a copy: the mark asks its author for another one, which a post's or snippet's address is made from. */
export const titleOfCopy = (title: string, mark: string): string =>
  `${title.slice(0, limits.title - mark.length - 1).trimEnd()} ${mark}`;

/** Whether a new document still has the title that its copy was given. */
export const hasTitleOfCopy = (title: string, mark: string): boolean => title.trimEnd().endsWith(mark);
