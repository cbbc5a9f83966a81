import { type AnyNode, type Options, parse } from 'acorn';
import { full } from 'acorn-walk';
import { inserted } from './playground.ts';

/** Throws if the current turn has taken too long (CODE-5). */
const guardCall = '__kodyolTurn()';

const options: Options = {
  ecmaVersion: 'latest',
  // The code of an event handler is a function body.
  allowReturnOutsideFunction: true,
};

interface Insertion {
  at: number;
  text: string;
}

/** In every loop and function, on the same line, between marks. Code with a syntax error stays as it is. */
export function guardScript(code: string, sourceType: 'script' | 'module' = 'script'): string {
  const insertions: Insertion[] = [];
  try {
    // Inner nodes come before outer ones, so insertions at the same end position are in the right order.
    full(parse(code, { ...options, sourceType }), (node) => {
      insertions.push(...guarded(node as AnyNode));
    });
  } catch {
    return code;
  }
  // Insertions at the same position keep their order.
  insertions.sort((a, b) => a.at - b.at);
  let done = 0;
  const parts = insertions.map(({ at, text }) => {
    const part = code.slice(done, at) + inserted.open + text + inserted.close;
    done = at;
    return part;
  });
  return parts.join('') + code.slice(done);
}

function guarded(node: AnyNode): Insertion[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return node.body.type === 'BlockStatement'
        ? [{ at: node.body.start + 1, text: `${guardCall};` }]
        : around(node.body, `{${guardCall};`, '}');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [{ at: afterDirectives(node.body), text: `;${guardCall};` }];
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement'
        ? [{ at: afterDirectives(node.body), text: `;${guardCall};` }]
        : around(node.body, `(${guardCall},`, ')');
    default:
      return [];
  }
}

const around = ({ start, end }: { start: number; end: number }, before: string, after: string) => [
  { at: start, text: before },
  { at: end, text: after },
];

/** Directives such as 'use strict' must stay first in a function. */
function afterDirectives(block: { start: number; body: AnyNode[] }): number {
  const directives = block.body.filter((node) => node.type === 'ExpressionStatement' && node.directive);
  return directives.at(-1)?.end ?? block.start + 1;
}
