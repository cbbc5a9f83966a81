import { minifySync } from 'vite';

/** The arguments of a script. They are data only, because the function is written out as text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A script for inside the page, because it has to run before the first paint: the text of the function, called with the
 * arguments, minified. The function may use only its arguments and globals of the browser.
 * @throws SyntaxError if the text is not a script.
 */
export function inlineScript<Arguments extends readonly Json[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return minified(`(${run})(${values.map((value) => JSON.stringify(value)).join(',')})`);
}

/** @throws SyntaxError if the code is not a script, or would end its element. */
export function minified(code: string): string {
  const result = minifySync('inline.js', code, { module: false });
  if (result.errors.length > 0) throw new SyntaxError(result.errors.map(({ message }) => message).join('\n'));
  const text = result.code.trim().replace(/;$/, '');
  if (/<\/script|<!--/i.test(text)) throw new SyntaxError('An inline script must not hold </script or <!--.');
  return text;
}
