import { isDeepStrictEqual } from 'node:util';
import { imageServing } from '#core/words/limits.ts';
import { rulesToDeploy } from '../../../scripts/deployed-rules.ts';
import { rulesOf } from '../../../scripts/firestore-rules.ts';
import { type Client, connect } from './client.ts';
import { untrueIn } from './coverage.ts';
import type { Documents } from './documents.ts';
import { clear, clearFiles, loadRules, put, type Service } from './owner.ts';
import { tokenOf, type Who } from './people.ts';
import { world } from './world.ts';

/** The rules as they are deployed: what they mean is tested in this form. */
export const deployedRulesOf = (service: Service): string =>
  service === 'firestore' ? rulesToDeploy() : rulesOf(service);

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
  /** Restores the world, with `given` in it: writes only the documents that differ, which is much less work. */
  prepare(given?: Readonly<Documents>): Promise<void>;
  resetFiles(): Promise<void>;
  /** How often each expression of Firestore's rules was not `true` since they were loaded; see coverage.ts. */
  untrue(rules: string): Promise<Map<string, number>>;
}

/** @param signedIn the token of each person. */
export function openProject(id: string, signedIn = tokenOf): Project {
  const clients = new Map<Who, Client>();
  /** The documents that may differ from the world, by path; `undefined` where a person has written. */
  const written = new Map<string, Documents[string] | undefined>();
  const notingCommits = (client: Client): Client => ({
    ...client,
    commit: async (operations) => {
      const answer = await client.commit(operations);
      for (const { path } of operations) written.set(path, undefined);
      return answer;
    },
  });
  const client = (who: Who): Client => {
    const known = clients.get(who) ?? notingCommits(connect(id, signedIn(who)));
    clients.set(who, known);
    return known;
  };
  const write = (documents: Readonly<Documents>): Promise<void> => {
    for (const [path, data] of Object.entries(documents)) written.set(path, data);
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
    async prepare(given = {}) {
      const restored = Object.fromEntries([...written.keys()].map((path) => [path, world[path] ?? null]));
      const changes = Object.entries({ ...restored, ...given }).filter(
        ([path, data]) => !isDeepStrictEqual(written.get(path), data),
      );
      if (changes.length > 0) await put(id, Object.fromEntries(changes));
      written.clear();
      for (const [path, data] of Object.entries(given)) written.set(path, data);
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
