import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from './source-files.ts';

/** Files of tests: unit tests stand beside what they test. */
export const testFiles = [...filesIn(['tests'], /\.ts$/), ...filesIn(['src'], /\.test\.ts$/)];

/** The feature IDs of a title: `@BLOG-1` in a browser test (a tag for Playwright), `[BLOG-1]` elsewhere. */
export const idsIn = (text: string, file: string): string[] =>
  [...text.matchAll(file.startsWith('tests/e2e/') ? /@([A-Z]+-\d+)\b/g : /\[([A-Z]+-\d+)\]/g)].map(
    ([, id = '']) => id,
  );

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function nodesIn(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = [];
  node.forEachChild((child) => {
    below.push(...nodesIn(child));
  });
  return [node, ...below];
}

const inner = (node: ts.Node | undefined) => node?.getText().slice(1, -1) ?? '';

const strings = new Map(
  testFiles.map((file) => {
    const found = nodesIn(parse(file)).filter(
      (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node),
    );
    return [file, found.map(inner)];
  }),
);

/** Every string of a file, so that titles in loops and tables are included. Comments are not. */
export const stringsIn = (file: string): string[] => strings.get(file) ?? [];

/** The browser tests of a file that have no ID in their own title or in the title of a surrounding group. */
export function unnamedTests(file: string): string[] {
  const tree = parse(file);
  const alias = /import \{[^}]*\btest as (\w+)/.exec(tree.text)?.[1];
  const isNamed = (node: ts.Node | undefined): boolean =>
    node !== undefined &&
    ((ts.isCallExpression(node) && idsIn(inner(node.arguments[0]), file).length > 0) || isNamed(node.parent));
  return nodesIn(tree)
    .filter(ts.isCallExpression)
    .filter((call) => ['test', alias].includes(call.expression.getText()) && !isNamed(call))
    .map((call) => `${file}: ${inner(call.arguments[0])}`);
}
