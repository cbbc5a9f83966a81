import { readFile } from 'node:fs/promises';
import { drawnEmblem } from '#domain/shared/file-addresses.ts';
import { drawnName, drawnSections, shareSize } from '#domain/site/share-picture.ts';
import { cover } from '#illustrations/cover.ts';
import { emblemFile, emblemOf } from '#illustrations/emblems.ts';
import { shareCard } from '#illustrations/share-card.ts';
import { allCourses } from './courses.ts';
import { allPosts } from './posts.ts';
import { drawnLogo } from './site.ts';

/** The names of all pictures below /share: pictures of sections, and drawn pictures of posts and courses. */
export async function sharePictures(): Promise<string[]> {
  const [courses, posts] = await Promise.all([allCourses(), allPosts()]);
  const pictures = [...courses.map(({ image }) => image), ...posts.map(({ blog_image }) => blog_image)];
  const drawn = pictures.map(drawnName).filter((name) => name !== null);
  return [...new Set([...drawnSections, ...drawn])];
}

/** A picture of /share as PNG. If its drawing does not exist, a cover is woven from the name. */
export async function drawSharePicture(name: string): Promise<Uint8Array> {
  const file = await readFile(`public/images/${name}.svg`, 'utf8').catch(() => null);
  return shareCard(file ?? drawing(name), drawnLogo(), shareSize);
}

function drawing(name: string): string {
  const course = drawnEmblem(`/images/${name}.svg`);
  return course === null ? cover({ title: name, hashtags: [] }) : emblemFile(emblemOf(course).d);
}
