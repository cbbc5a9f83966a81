import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { CodeLanguage } from '#core/words/code-language.ts';
import { ContentFields } from '#core/words/content-fields.ts';

/** content/codes. HTML, not yet sanitised: explanation, code blocks, tip. */
export const SnippetFile = v.object({
  title: ContentFields.title,
  slug: ContentFields.slug, // never changed
  time: ContentFields.time,
  codeName: CodeLanguage,
  content: v.pipe(v.string(), v.minLength(1)),
});

/** Other fields (rev, audit, titleKey) are for the panel. */
export const SnippetDocument = v.object({ ...SnippetFile.entries, id: v.string() });

/** With the version that an edit replaces (PANEL-13). */
export const StaffSnippet = v.object({ ...SnippetDocument.entries, rev: integer, audit: v.string() });

export type StaffSnippet = v.InferOutput<typeof StaffSnippet>;

export const SnippetText = v.pick(SnippetDocument, ['title', 'content']);

export type SnippetText = v.InferOutput<typeof SnippetText>;

export type Snippet = v.InferOutput<typeof SnippetDocument>;
