import type { UploadMetadata } from 'firebase/storage';
import { imageServing, limits } from '#core/words/limits.ts';
import type { Deed } from '../support/case.ts';
import { chapter } from '../support/chapter.ts';
import { everyone, members, staff, uidOf } from '../support/people.ts';
import { picture } from '../support/project.ts';
import { weakKeys } from '../support/weak-keys.ts';

export const storage = chapter('[USER-3] [PANEL-3] [PANEL-11] storage', 'storage');
const { allow, deny, each } = storage;
const photo = 'profile-images/ayla.webp';

const put =
  (path: string, bytes = 100, type = 'image/webp', more: UploadMetadata = {}): Deed =>
  (client) =>
    client.upload(path, bytes, { ...imageServing, contentType: type, ...more });
const download =
  (path: string): Deed =>
  (client) =>
    client.download(path);
const remove =
  (path: string): Deed =>
  (client) =>
    client.remove(path);

each(members, 'uploads own photo', (who) => put(`profile-images/${uidOf(who)}.webp`));
each(['ayla'], "replaces ayla's photo", () => put(photo));
each(everyone, 'reads a photo', () => download(photo));
each(everyone, 'reads a blog picture', () => download(picture));
for (const folder of ['profile-images', 'blog-images']) {
  each([], `lists ${folder}`, () => (client) => client.files(folder));
}
each(staff, 'uploads a blog picture', (who) => put(`blog-images/1767225600001-k3j9x2ab-${who}.webp`));
each([], 'replaces a blog picture', () => put(picture));
each([], 'deletes a blog picture', () => remove(picture));
for (const who of ['guest', 'bahar', 'teacher', 'admin'] as const)
  deny(who, "deletes another's photo", remove(photo));

// A picture can be written only once, so each allowed upload needs its own name.
const writers = [
  ['ayla', () => photo],
  ['teacher', (n: number) => `blog-images/176722560000${n}-k3j9x2ab-yeni.webp`],
] as const;
for (const [who, path] of writers) {
  allow(who, `512,000 bytes to ${path(2)}`, put(path(2), limits.imageBytes));
  deny(who, `512,001 bytes to ${path(2)}`, put(path(5), limits.imageBytes + 1));
  allow(who, `jpeg to ${path(2)}`, put(path(3), 100, 'image/jpeg'));
  for (const type of ['image/png', 'image/svg+xml', 'text/html']) {
    deny(who, `${type} to ${path(2)}`, put(path(4), 100, type));
  }
}
// A file keeps one name, and browsers show it as a picture instead of downloading it.
const odd: UploadMetadata[] = [
  { contentDisposition: 'attachment' },
  { contentDisposition: 'attachment; filename="kodyol-setup.exe"' },
  { contentDisposition: 'inline; filename="kodyol-setup.exe"' },
  { contentDisposition: '' },
  { contentEncoding: 'gzip' },
  { contentEncoding: '' },
];
for (const [who, path] of writers) {
  for (const more of odd)
    deny(who, `${JSON.stringify(more)} to ${path(6)}`, put(path(6), 100, 'image/webp', more));
  const [folder, file] = path(7).split('/');
  for (const name of [`${folder}//${file}`, `/${folder}/${file}`, `//${folder}/${file}`]) {
    deny(who, `to ${name}`, put(name));
  }
}
deny('ayla', 'makes of the own photo a file to save', (client) =>
  client.describe(photo, { contentDisposition: 'attachment; filename="kodyol-setup.exe"' }),
);
deny('teacher', 'makes of a blog picture a file to save', (client) =>
  client.describe(picture, { contentDisposition: 'attachment' }),
);
for (const [what, given] of weakKeys) {
  deny('ayla', `${what}: uploads a blog picture`, put('blog-images/1767225600006-k3j9x2ab-a.webp'), given);
}
deny('ayla', 'photo under another ending', put('profile-images/ayla.svg'));
deny('ayla', 'photo in a folder', put(`${photo}/x.webp`));
deny('admin', "replaces another's photo", put('profile-images/bahar.webp'));
deny('admin', 'elsewhere', put('other/x.webp'));
const names = [
  'yeni.webp',
  '123-k3j9x2ab-yeni.webp',
  '1767225600005-k3-yeni.webp',
  '1767225600005-k3j9x2ab-a b.webp',
];
for (const name of names) deny('teacher', `blog picture named ${name}`, put(`blog-images/${name}`));

// Nobody can put it back, so this comes last.
allow('ayla', '[USER-6] deletes own photo', remove(photo));
