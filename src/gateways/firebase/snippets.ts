import { SnippetDocument } from '#domain/code/snippet.ts';
import type { Snippets } from '../snippets.ts';
import { reader } from './content.ts';
import { snippetBySlug } from './queries/content.ts';

const codes = reader('codes', SnippetDocument);

export const snippets: Snippets = {
  all: codes.all,
  bySlug: (codeName, slug) => codes.first(snippetBySlug(codeName, slug)),
};
