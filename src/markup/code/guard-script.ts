import { type AnyNode, type Options, parse } from 'acorn';
import { full } from 'acorn-walk';
import { inserted } from '#domain/code/playground.ts';

/** The call that the frame's harness answers: it throws when a turn has lasted too long (CODE-5). */
const guardCall = '__kodyolTurn()';

const options: Options = {
  ecmaVersion: 'latest',
  // The code of an event handler is the body of a function.
  allowReturnOutsideFunction: true,
};

interface Insertion {
  at: number;
  text: string;
}

/**
 * The script with a call at the beginning of every loop and function, on the same lines: what runs for ever calls it for
 * ever, also over promises. What is put in stands between marks, so that a function that is shown can lose it again. What does not parse stays as it is: the browser will say what is wrong with it.
 */
export function guardScript(code: string, sourceType: 'script' | 'module' = 'script'): string {
  const insertions: Insertion[] = [];
  try {
    // Inner nodes come before outer ones, so what ends at one place is closed in the right order.
    full(parse(code, { ...options, sourceType }), (node) => {
      // The walker's types are wider than what the parser made.
      insertions.push(...guarded(node as AnyNode));
    });
  } catch {
    return code;
  }
  // Sorting is stable: what begins or ends at one place keeps its order.
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

/** 'use strict' counts at the very beginning only. */
function afterDirectives(block: { start: number; body: AnyNode[] }): number {
  const directives = block.body.filter((node) => node.type === 'ExpressionStatement' && node.directive);
  return directives.at(-1)?.end ?? block.start + 1;
}
