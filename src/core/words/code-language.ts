import * as v from 'valibot';

export const codeLanguages = ['html', 'css', 'js'] as const; // in the order of the tabs (CODE-1)

export const CodeLanguage = v.picklist(codeLanguages);

export type CodeLanguage = v.InferOutput<typeof CodeLanguage>;
