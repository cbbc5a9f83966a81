import { limit, type QueryConstraint } from 'firebase/firestore/lite';
import type { Fields, Operation } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import type { Case, Chapter, Deed, Given } from './case.ts';
import type { Service } from './owner.ts';
import { everyone, type Who } from './people.ts';

export const get =
  (path: string): Deed =>
  (client) =>
    client.get(path);

export const list =
  (path: string, ...constraints: QueryConstraint[]): Deed =>
  (client) =>
    client.list(path, ...constraints);

export const commit =
  (...operations: (Operation | Operation[])[]): Deed =>
  (client) =>
    client.commit(operations.flat());

type Say = (who: Who, what: string, deed: Deed, given?: Given) => void;

/** Of several operations or batches one commit is made. */
type SayOf = (what: string, batch: Operation | (Operation | Operation[])[], given?: Given) => void;

export interface Writer extends Chapter {
  allow: Say;
  deny: Say;
  /** What one person may commit, and may not. */
  committer(who: Who): { may: SayOf; mayNot: SayOf };
  /** Allowed for these roles, denied for all others. */
  each(roles: readonly Who[], what: string, deed: (who: Who) => Deed, given?: Given): void;
  reads(path: string, roles: readonly Who[]): void;
  /** These roles may list 50 documents; no role may list more, or list without a limit. */
  lists(path: string, roles: readonly Who[]): void;
  writes(what: string, roles: readonly Who[], batch: (who: Who) => Operation[], given?: Given): void;
  /** Puts each wrong value into its field of the same batch; `undefined` removes the field. */
  refuses(
    who: Who,
    what: string,
    batch: (over: Fields) => Operation[],
    field: string,
    values: unknown[],
  ): void;
}

/** An empty chapter with the functions that add cases to it. */
export function chapter(concern: string, service: Service = 'firestore'): Writer {
  const cases: Case[] = [];
  const say =
    (allowed: boolean): Say =>
    (who, what, deed, given) => {
      cases.push({ service, allowed, who, what, deed, given });
    };
  const allow = say(true);
  const deny = say(false);
  const each: Writer['each'] = (roles, what, deed, given) => {
    for (const who of everyone) (roles.includes(who) ? allow : deny)(who, what, deed(who), given);
  };
  return {
    concern,
    cases,
    allow,
    deny,
    committer: (who) => ({
      may: (what, batch, given) => allow(who, what, commit(...[batch].flat()), given),
      mayNot: (what, batch, given) => deny(who, what, commit(...[batch].flat()), given),
    }),
    each,
    reads: (path, roles) => each(roles, `gets ${path}`, () => get(path)),
    lists(path, roles) {
      each(roles, `lists ${path}, 50`, () => list(path, limit(limits.page)));
      deny('admin', `lists ${path}, 51`, list(path, limit(limits.page + 1)));
      deny('admin', `lists ${path}, no limit`, list(path));
      deny('admin', `counts ${path}, no limit`, (client) => client.count(path));
    },
    writes: (what, roles, batch, given) => each(roles, what, (who) => commit(batch(who)), given),
    refuses(who, what, batch, field, values) {
      for (const value of values) {
        const json = String(JSON.stringify(value));
        const shown = json.length > 50 ? `${json.slice(0, 40)}… (${json.length} characters)` : json;
        deny(who, `${what}, ${field} = ${shown}`, commit(batch({ [field]: value })));
      }
    },
  };
}
