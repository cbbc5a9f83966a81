import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { CodeLanguage } from '#core/words/code-language.ts';
import { ContentFields } from '#core/words/content-fields.ts';

/** A file of content/codes. `content` is HTML, not yet sanitised: explanation, code blocks, tip. */
export const SnippetFile = v.object({
  title: ContentFields.title,
  /** Unique in its language, and never changed. */
  slug: ContentFields.slug,
  time: ContentFields.time,
  codeName: CodeLanguage,
  content: v.pipe(v.string(), v.minLength(1)),
});

/** A document of the collection `codes`; its other fields (rev, audit, titleKey) are for the panel. */
export const SnippetDocument = v.object({ ...SnippetFile.entries, id: v.string() });

/** A snippet as staff see it: with the version that an edit replaces and its log entry (PANEL-13). */
export const StaffSnippet = v.object({ ...SnippetDocument.entries, rev: integer, audit: v.string() });

export type StaffSnippet = v.InferOutput<typeof StaffSnippet>;

/** What an author can change in a snippet (PANEL-5, PANEL-13). */
export const SnippetText = v.pick(SnippetDocument, ['title', 'content']);

export type SnippetText = v.InferOutput<typeof SnippetText>;

/** A snippet as readers see it, from either source. */
export type Snippet = v.InferOutput<typeof SnippetDocument>;
