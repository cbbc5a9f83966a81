import * as v from 'valibot';
import { loadPart } from '#core/page/load-part.ts';
import { CodeLanguage, codeLanguages } from '#core/words/code-language.ts';
import { cleanLine } from '#core/words/letters.ts';
import { snippetTab } from '#panel/article-texts.ts';
import { createPublicContent } from '#panel/articles.ts';
import { SnippetForm, snippetFormOf, snippetProblem } from '#panel/public-form.ts';
import type { SnippetText, StaffSnippet } from '../snippet.ts';

/** Those of content/codes are edited in their files (PANEL-5). */
export const snippets = createPublicContent<
  StaffSnippet,
  keyof SnippetForm,
  SnippetText,
  Pick<StaffSnippet, 'codeName'>
>({
  name: 'codes',
  form: 'code',
  texts: snippetTab,
  filters: () => codeLanguages,
  gateway: async () => (await loadPart(() => import('#panel/articles-gateway.ts'))).staffSnippets,
  schema: SnippetForm,
  formOf: snippetFormOf,
  without: { next: { title: '', content: '', plan: '' }, copy: { plan: '' } },
  problem: snippetProblem,
  textOf: ({ title, content }) => ({ title: cleanLine(title), content }),
  ownOf: ({ codeName }) => ({ codeName: v.parse(CodeLanguage, codeName) }),
  // Snippets have neither hashtags nor a course.
  actions: ['delete'],
  plan: () => ({ plan: 'delete' }),
});
