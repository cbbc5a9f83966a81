import * as v from 'valibot';

/** In the order of its tabs (CODE-1). */
export const codeLanguages = ['html', 'css', 'js'] as const;

export const CodeLanguage = v.picklist(codeLanguages);

export type CodeLanguage = v.InferOutput<typeof CodeLanguage>;
