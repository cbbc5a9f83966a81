import { readFile } from 'node:fs/promises';
import { drawnEmblem } from '#core/addresses/file-addresses.ts';
import { drawnLogo } from '#core/build/site.ts';
import { drawnName, drawnSections, shareSize } from '#core/installation/share-picture.ts';
import { emblemFile, emblemOf } from '#core/views/emblems.ts';
import { allCourses } from '#features/courses/query.ts';
import { cover } from '#features/posts/cover.ts';
import { allPosts } from '#features/posts/query.ts';
import { shareCard } from './share-card.ts';

export async function sharePictures(): Promise<string[]> {
  const [courses, posts] = await Promise.all([allCourses(), allPosts()]);
  const pictures = [...courses.map(({ image }) => image), ...posts.map(({ blog_image }) => blog_image)];
  const drawn = pictures.map(drawnName).filter((name) => name !== null);
  return [...new Set([...drawnSections, ...drawn])];
}

export async function drawSharePicture(name: string): Promise<Uint8Array> {
  const file = await readFile(`public/images/${name}.svg`, 'utf8').catch(() => null);
  return shareCard(file ?? drawing(name), drawnLogo(), shareSize);
}

function drawing(name: string): string {
  const course = drawnEmblem(`/images/${name}.svg`);
  return course === null ? cover({ title: name, hashtags: [] }) : emblemFile(emblemOf(course).d);
}
