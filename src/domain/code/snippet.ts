import * as z from 'zod/mini';
import { ContentFields } from '#domain/shared/content-fields.ts';

/** The languages of the code library, in the order of its tabs (CODE-1). */
export const codeLanguages = ['html', 'css', 'js'] as const;

export const CodeLanguage = z.enum(codeLanguages);

export type CodeLanguage = z.infer<typeof CodeLanguage>;

/** A file of content/codes. `content` is HTML, not yet sanitised: explanation, code blocks, tip. */
export const SnippetFile = z.object({
  title: ContentFields.title,
  /** Unique in its language, and never changed. */
  slug: ContentFields.slug,
  time: ContentFields.time,
  codeName: CodeLanguage,
  content: z.string().check(z.minLength(1)),
});

/** A document of the collection `codes`; its other fields (rev, audit, titleKey) are for the panel. */
export const SnippetDocument = z.extend(SnippetFile, { id: z.string() });

/** A snippet as staff see it: with the version that an edit replaces and its log entry (PANEL-13). */
export const StaffSnippet = z.extend(SnippetDocument, { rev: z.int(), audit: z.string() });

export type StaffSnippet = z.infer<typeof StaffSnippet>;

/** What an author can change in a snippet (PANEL-5, PANEL-13). */
export interface SnippetText {
  title: string;
  /** HTML; sanitised where it is rendered. */
  content: string;
}

/** A snippet as readers see it, from either source. */
export type Snippet = z.infer<typeof SnippetDocument>;
