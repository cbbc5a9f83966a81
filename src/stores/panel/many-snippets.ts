import type { StaffSnippet } from '#domain/code/snippet.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createManyContent } from './many-content.ts';
import { refreshPublishing } from './publishing.ts';
import { snippetList } from './snippets.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/snippets.ts'))).staffSnippets;

/** Snippets have neither hashtags nor a course, so they can only be deleted (PANEL-15). */
export const manySnippets = createManyContent<StaffSnippet, never>({
  name: 'codes',
  form: 'code',
  actions: ['delete'],
  list: snippetList,
  plan: () => ({ plan: 'delete' }),
  after: (snippet) => snippet,
  remove: async (by, id) => (await gateway()).remove(by, id),
  read: async (id) => (await gateway()).read(id),
  wordsOf: ({ title }) => title,
  changed: refreshPublishing,
});
