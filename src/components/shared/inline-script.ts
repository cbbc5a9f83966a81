import { minifySync } from 'vite';

/** What a script is handed: data, because its function is written out as text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A script that stands in the page, because it has to run before something is painted: the function as text, called with
 * the arguments, minified. The function names nothing outside itself but the browser's own.
 *
 * @throws SyntaxError when the text is no script.
 */
export function inlineScript<Arguments extends readonly Json[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return minified(`(${run})(${values.map((value) => JSON.stringify(value)).join(',')})`);
}

/** @throws SyntaxError when the code is none, or would end the element that it stands in. */
export function minified(code: string): string {
  const result = minifySync('inline.js', code, { module: false });
  if (result.errors.length > 0) throw new SyntaxError(result.errors.map(({ message }) => message).join('\n'));
  const text = result.code.trim().replace(/;$/, '');
  if (/<\/script|<!--/i.test(text)) throw new SyntaxError('An inline script must not hold </script or <!--.');
  return text;
}
