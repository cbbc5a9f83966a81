import { readFileSync } from 'node:fs';
import { imageServing } from '#domain/shared/limits.ts';
import { type Client, connect } from './client.ts';
import { untrueIn } from './coverage.ts';
import type { Documents } from './documents.ts';
import { clear, clearFiles, loadRules, put, type Service } from './owner.ts';
import { tokenOf, type Who } from './people.ts';
import { world } from './world.ts';

/** The rules as they are deployed. */
export const rulesOf = (service: Service): string =>
  readFileSync(new URL(`../../../firebase/${service}.rules`, import.meta.url), 'utf8');

/** The blog picture that is in Storage before each case. */
export const picture = 'blog-images/1767225600000-k3j9x2ab-sekil.webp';
const files: [string, Who][] = [
  ['profile-images/ayla.webp', 'ayla'],
  [picture, 'teacher'],
];

/** One Firebase project in the emulators. */
export interface Project {
  client(who: Who): Client;
  /** Loads rules into the emulator. */
  load(service: Service, rules: string): Promise<void>;
  /** Writes documents without the rules, as the Firebase console does. */
  put(documents: Readonly<Documents>): Promise<void>;
  /** Deletes all documents and writes the world. */
  reset(): Promise<void>;
  /** Restores only what was put or committed since the last call, which is much less work. */
  restore(): Promise<void>;
  resetFiles(): Promise<void>;
  /** How often each expression of Firestore's rules was not `true` since they were loaded; see coverage.ts. */
  untrue(rules: string): Promise<Map<string, number>>;
}

/** @param signedIn the token of each person. */
export function openProject(id: string, signedIn = tokenOf): Project {
  const clients = new Map<Who, Client>();
  /** The paths of documents that may differ from the world. */
  const written = new Set<string>();
  const notingCommits = (client: Client): Client => ({
    ...client,
    commit: async (operations) => {
      const answer = await client.commit(operations);
      for (const { path } of operations) written.add(path);
      return answer;
    },
  });
  const client = (who: Who): Client => {
    const known = clients.get(who) ?? notingCommits(connect(id, signedIn(who)));
    clients.set(who, known);
    return known;
  };
  const write = (documents: Readonly<Documents>): Promise<void> => {
    for (const path of Object.keys(documents)) written.add(path);
    return put(id, documents);
  };
  return {
    client,
    load: (service, rules) => loadRules(id, service, rules),
    put: write,
    untrue: (rules) => untrueIn(id, rules),
    async reset() {
      await clear(id);
      await put(id, world);
      written.clear();
    },
    async restore() {
      if (written.size === 0) return;
      await put(id, Object.fromEntries([...written].map((path) => [path, world[path] ?? null])));
      written.clear();
    },
    async resetFiles() {
      await clearFiles();
      for (const [path, who] of files)
        await client(who).upload(path, 10, { ...imageServing, contentType: 'image/webp' });
    },
  };
}

/** The project that the emulators were started for. */
export const projectId = (): string => process.env.GCLOUD_PROJECT ?? 'demo-kodyol';
