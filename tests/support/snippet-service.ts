import { AppError } from '#core/cloud/errors.ts';
import type { SnippetText, StaffSnippet } from '#features/snippets/snippet.ts';
import type { staffSnippets } from '#panel/articles-gateway.ts';
import type { Attempts } from '#panel/authored-gateway.ts';

/** How a request ends: executed and answered, executed with a lost response, or not executed. */
export type Ending = 'answered' | 'lost' | 'failed';

interface Request {
  tab: object;
  end(ending: Ending): void;
}

/** A tab of a test. A closed tab receives no responses. */
interface Tab {
  isOpen: boolean;
}

export interface SnippetService {
  gateway: typeof staffSnippets;
  /** The tab whose code runs now. */
  tab: Tab;
  /** Pending requests, oldest first. */
  requests: Request[];
  documents: Map<string, StaffSnippet>;
  /** Every saved version in order, with the version that it has overwritten. */
  versions: { now: StaffSnippet; over: StaffSnippet | null; wasSeen: boolean }[];
  /** A user on another device overwrites a document. */
  change(id: string, text: string): void;
}

/** Implements panel/articles-gateway.ts as documented there; the test decides when requests end. */
export function snippetService(): SnippetService {
  const documents: SnippetService['documents'] = new Map();
  const versions: SnippetService['versions'] = [];
  const requests: Request[] = [];
  const service: SnippetService = {
    gateway: {
      list: async () => ({ rows: [], more: null }),
      read: (id) =>
        later(() => {
          const now = documents.get(id);
          if (!now) throw new AppError('deleted-meanwhile');
          return now;
        }),
      create: (_by, id, _own, text, _planning, attempts) => later(() => save(id, null, text, attempts)),
      edit: (_by, seen, text, _planning, attempts) => later(() => save(seen.id, seen.rev, text, attempts)),
      remove: async () => {},
    },
    tab: { isOpen: true },
    requests,
    documents,
    versions,
    change: (id, text) => put(id, { title: text, content: text }, 'colleague', true),
  };

  function put(id: string, text: SnippetText, audit: string, wasSeen: boolean): void {
    const over = documents.get(id) ?? null;
    const rest = { slug: 'a', time: new Date(0), codeName: 'css' as const };
    const now = { ...rest, ...text, id, rev: (over?.rev ?? 0) + 1, audit };
    documents.set(id, now);
    versions.push({ now, over, wasSeen });
  }

  function save(id: string, seen: number | null, text: SnippetText, { entry, earlier }: Attempts): void {
    const now = documents.get(id);
    if (!now && seen !== null) throw new AppError('deleted-meanwhile');
    if (now && (now.audit === entry || (now.title === text.title && now.content === text.content))) return;
    if (now && now.rev !== seen && !earlier.includes(now.audit)) throw new AppError('changed-meanwhile');
    put(id, text, entry, now?.rev === seen);
  }

  function later<Answer>(work: () => Answer): Promise<Answer> {
    const { tab } = service;
    return new Promise((resolve, reject) => {
      requests.push({
        tab,
        end(ending) {
          const fail = (error: unknown) => tab.isOpen && reject(error);
          if (ending === 'failed') return void fail(new AppError('firestore/unavailable'));
          try {
            const answer = work();
            if (ending === 'lost') fail(new AppError('firestore/deadline-exceeded'));
            else if (tab.isOpen) resolve(answer);
          } catch (error) {
            fail(error);
          }
        },
      });
    });
  }
  return service;
}
