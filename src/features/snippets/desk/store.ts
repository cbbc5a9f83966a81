import * as v from 'valibot';
import { CodeLanguage, codeLanguages } from '#domain/code/code-language.ts';
import type { SnippetText, StaffSnippet } from '#domain/code/snippet.ts';
import { SnippetForm, snippetFormOf, snippetProblem } from '#domain/panel/public-form.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { snippetTab } from '#messages/panel/public-content.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createPublicContent } from './public-content.ts';

/** The snippets of Firestore, for staff; those of content/codes are edited in their files (PANEL-5). */
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
  gateway: async () => (await loadPart(() => import('#gateways/staff/public-content.ts'))).staffSnippets,
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
