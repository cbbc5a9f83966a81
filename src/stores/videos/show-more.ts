import { $sections, loadMore, type Section, videosIn } from './sections.ts';

/**
 * Reads pages until the section has more videos: those of a group are listed in two sections.
 * @returns whether they have come.
 */
export async function showMore(section: Section): Promise<boolean> {
  const count = () => {
    const now = $sections
      .get()
      .find(({ source, kind }) => source === section.source && kind === section.kind);
    return now ? videosIn(now).length : 0;
  };
  while (await loadMore(section)) if (count() > videosIn(section).length) return true;
  return false;
}
