import { readFile } from 'node:fs/promises';
import { accounts, uidOf } from './accounts.ts';
import { readContent } from './content.ts';
import { seedDocuments } from './documents.ts';
import { createAccount, writeDocuments, writePicture } from './emulator-api.ts';
import { sampleReceipts } from './orders.ts';
import { sampleWorkPictures } from './works.ts';

interface SeedOptions {
  projectId: string;
  hosts: { auth: string; firestore: string; storage: string };
  /** The future address of the site, because the posts' pictures are its files. */
  siteUrl: string;
}

/** Fills empty emulators with the sample content and the four accounts. */
export async function seed({ projectId, hosts, siteUrl }: SeedOptions): Promise<void> {
  const users = new Map(readContent('users').map((user) => [user.username, user]));
  for (const { username, password } of accounts) {
    const user = users.get(username);
    if (user === undefined) throw new Error(`content/users.json has no ${username}.`);
    const { email, emailVerified } = user;
    const account = { localId: uidOf(username), email, password, emailVerified, displayName: username };
    await createAccount(hosts.auth, projectId, account);
  }
  await writeDocuments(hosts.firestore, projectId, await seedDocuments(siteUrl, projectId));
  const receipt = await readFile(new URL('receipt.webp', import.meta.url));
  for (const path of sampleReceipts()) await writePicture(hosts.storage, projectId, path, receipt);
  const schema = await readFile(new URL('schema.webp', import.meta.url));
  for (const path of sampleWorkPictures()) await writePicture(hosts.storage, projectId, path, schema);
}
