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
  /** Restores the world. */
  reset(): Promise<void>;
  resetFiles(): Promise<void>;
  /** How often each expression of Firestore's rules was not `true` since they were loaded; see coverage.ts. */
  untrue(rules: string): Promise<Map<string, number>>;
}

export function openProject(id: string): Project {
  const clients = new Map<Who, Client>();
  const client = (who: Who): Client => {
    const known = clients.get(who) ?? connect(id, tokenOf(who));
    clients.set(who, known);
    return known;
  };
  return {
    client,
    load: (service, rules) => loadRules(id, service, rules),
    put: (documents) => put(id, documents),
    untrue: (rules) => untrueIn(id, rules),
    async reset() {
      await clear(id);
      await put(id, world);
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
