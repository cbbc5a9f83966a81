import { load } from 'js-yaml';

/** The parser that Astro uses. A name of a language behind the hyphens makes other readers run the fields, so it is refused. */
export function frontMatter(file: string): { data: unknown; body: string } {
  const [, head, body = ''] =
    /^\uFEFF?---[ \t]*((?:\r?\n(?!---|\+\+\+)[^\r\n]*)*)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(file) ?? [];
  if (head === undefined) throw new Error('It has to begin with YAML between two lines of three hyphens.');
  return { data: load(head) ?? {}, body };
}
