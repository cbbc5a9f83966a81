import { load } from 'js-yaml';

/**
 * The fields and the text of a Markdown file. Fields are YAML between two lines of three hyphens, read by the parser that
 * Astro uses. A file that begins in any other way is refused: the name of a language behind the hyphens makes other readers
 * run the fields as a program.
 */
export function frontMatter(file: string): { data: unknown; body: string } {
  const [, head, body = ''] =
    /^\uFEFF?---[ \t]*((?:\r?\n(?!---|\+\+\+)[^\r\n]*)*)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(file) ?? [];
  if (head === undefined) throw new Error('It has to begin with YAML between two lines of three hyphens.');
  return { data: load(head) ?? {}, body };
}
