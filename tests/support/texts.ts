import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTexts, sourceFiles } from './source-files.ts';

/** A text that a user reads, and the place where it is written. Values inside it are replaced by `${}`. */
export interface Text {
  place: string;
  /** The name of the property that has the text; `''` if there is none. */
  key: string;
  text: string;
}

const below = (folder: string, suffix: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => suffix.test(name))
    .map((name) => join(folder, name));

/** Every string and template of a module, including those inside functions. */
function textsOfModule(file: string): Text[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node, key: string): void => {
    if (ts.isImportDeclaration(node) || isName(node)) return;
    const own = ts.isPropertyAssignment(node) ? node.name.getText().replace(/^'|'$/g, '') : key;
    const text = textOf(node);
    if (text !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, key: own, text });
    }
    ts.forEachChild(node, (child) => visit(child, own));
  };
  ts.forEachChild(source, (child) => visit(child, ''));
  return found;
}

/** Whether a string is a property name, like `'auth/user-not-found'` before a colon. */
const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
}

/** Keys of content files whose values are not shown to users. */
const silent = new Set([
  'id',
  'slug',
  'path',
  'url',
  'time',
  'image',
  'logo',
  'group',
  'paid',
  'demo',
  'codeName',
]);

function textsOfJson(file: string): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!silent.has(key) && !/^(\/|https?:|tel:)/.test(value))
        found.push({ place: file, key, text: withoutCode(value) });
    } else if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) visit(item, name);
  };
  visit(JSON.parse(readFileSync(file, 'utf8')), '');
  return found;
}

/** The visible text of author HTML, without code. */
const withoutCode = (html: string): string =>
  html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '<>').replace(/<[^>]*>/g, ' ');

function textsOfMarkdown(file: string): Text[] {
  const text = readFileSync(file, 'utf8')
    .replace(/^(slug|time|author_image|blog_image|course|language): .*$/gm, '')
    // Code of exercises: blocks, and the two expressions of a check.
    .replace(/^(page|start|solution): (\|-(\n( .*)?$)+|.*$)/gm, '')
    .replace(/^ +(test|expected): .*$/gm, '')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, '<>')
    .replace(/\]\([^)]*\)/g, '] ');
  return [{ place: file, key: '', text }];
}

/** Whether a text is the name of a field, a widget or a folder, which is not shown to users. */
const isIdentifier = (text: string) => /^[a-z][\w-]*$/.test(text);

/** Texts of the interface: messages, the CMS, the replacements of Decap's own texts, and the guides to both. */
export const interfaceTexts: readonly Text[] = [
  ...sourceFiles().filter(isTexts),
  // The commit messages in this file are English.
  ...below('admin', /\.tsx?$/).filter((file) => file !== 'admin/config.ts'),
  'src/features/cms/cms-build.ts',
]
  .flatMap(textsOfModule)
  .filter(
    ({ place, text }) =>
      !place.startsWith('admin') || place.startsWith('admin/locale') || !isIdentifier(text),
  )
  .concat(['docs/panel.md', 'docs/editors.md'].flatMap(textsOfMarkdown));

/** Texts that editors wrote, and those of the sample data. */
export const contentTexts: readonly Text[] = [
  ...below('content', /\.json$/).flatMap(textsOfJson),
  ...below('content', /\.md$/).flatMap(textsOfMarkdown),
  ...below('stack/seed/content', /\.json$/).flatMap(textsOfJson),
  ...below('stack/seed', /\.ts$/)
    .flatMap(textsOfModule)
    .filter(({ text }) => text.includes(' '))
    .map((one) => ({ ...one, text: withoutCode(one.text.replace(/`[^`\n]*`|\w+="[^"]*"/g, '<>')) })),
  ...below('stack/seed/content', /\.html$/).map((place) => ({
    place,
    key: '',
    text: withoutCode(readFileSync(place, 'utf8')),
  })),
  ...below('stack/seed/content', /\.vtt$/).map((place) => ({
    place,
    key: '',
    text: readFileSync(place, 'utf8').replace(/^.*-->.*$|\w+(?= teqi)/gm, ''),
  })),
];
