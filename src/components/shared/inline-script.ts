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
  return withQuotes(minified(`(${run})(${values.map((value) => JSON.stringify(value)).join(',')})`));
}

/**
 * The minifier writes every string as a template. With the quotes of HTML a page compresses better. A script that fills a
 * template stays as it is, because its backquotes are not pairs.
 */
const withQuotes = (code: string): string =>
  code.includes('${')
    ? code
    : code.replace(/`((?:\\[\s\S]|[^`\\])*)`/g, (template, text: string) =>
        /["\\\n]/.test(text) ? template : `"${text}"`,
      );

/** @throws SyntaxError if the code is not a script, or would end its element. */
export function minified(code: string): string {
  const result = minifySync('inline.js', code, { module: false });
  if (result.errors.length > 0) throw new SyntaxError(result.errors.map(({ message }) => message).join('\n'));
  const text = result.code.trim().replace(/;$/, '');
  if (/<\/script|<!--/i.test(text)) throw new SyntaxError('An inline script must not hold </script or <!--.');
  return text;
}
