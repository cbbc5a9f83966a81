import { minifySync } from 'vite';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Runs before the first paint. `run` may use only its arguments and globals. @throws SyntaxError */
export function inlineScript<Arguments extends readonly Json[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  return minified(`(${run})(${values.map((value) => JSON.stringify(value)).join(',')})`);
}

export function minified(code: string): string {
  const result = minifySync('inline.js', code, { module: false });
  if (result.errors.length > 0) throw new SyntaxError(result.errors.map(({ message }) => message).join('\n'));
  const text = result.code.trim().replace(/;$/, '');
  if (/<\/script|<!--/i.test(text)) throw new SyntaxError('An inline script must not hold </script or <!--.');
  return text;
}
