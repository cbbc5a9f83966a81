import { SnippetDocument } from '#domain/code/snippet.ts';
import type { Snippets } from '../snippets.ts';
import { snippetAddress } from './batches/addresses.ts';
import { reader } from './content.ts';

const codes = reader('codes', SnippetDocument);

export const snippets: Snippets = {
  all: codes.all,
  bySlug: (codeName, slug) => codes.atAddress(snippetAddress(codeName, slug)),
};
