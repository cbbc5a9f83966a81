import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector, { type Match } from 'netlify-redirector';

export interface Rules {
  match(url: URL, path: string, headers: Record<string, string>): Match | null;
  /** Header names are in lower case. */
  headersFor(path: string): Record<string, string>;
}

/** Rules of the published folder come before those of netlify.toml, as on Netlify. */
export async function readRules(folder: string, netlifyToml: string): Promise<Rules> {
  const [match, headersFor] = await Promise.all([
    readRedirects(folder, netlifyToml),
    readHeaders(folder, netlifyToml),
  ]);
  return { match, headersFor };
}

async function readRedirects(folder: string, netlifyConfigPath: string): Promise<Rules['match']> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath,
    configRedirects: [],
    minimal: false,
  });
  throwFirst(errors);
  if (redirects.length === 0) return () => null;
  // The matcher has other names for two of the parser's fields.
  const rules = redirects.map((redirect) => {
    const { from, query, ...rest } = redirect as { from: string; query: object };
    return { ...rest, origin: from, params: query };
  });
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});
  return (url, path, headers) =>
    matcher.match({
      scheme: 'http',
      host: url.hostname,
      path,
      query: url.search.slice(1),
      headers,
      cookieValues: {},
      getHeader: (name) => headers[name.toLowerCase()] ?? '',
      getCookie: () => '',
    });
}

async function readHeaders(folder: string, netlifyConfigPath: string): Promise<Rules['headersFor']> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath,
    configHeaders: undefined,
    minimal: false,
  });
  throwFirst(errors);
  const rules = headers.filter((header): header is Header => 'forRegExp' in header);
  return (path) => {
    const values = rules
      .filter(({ forRegExp }) => forRegExp.test(path))
      .flatMap((rule) => Object.entries(rule.values));
    return Object.fromEntries(values.map(([name, value]) => [name.toLowerCase(), value]));
  };
}

function throwFirst([error]: unknown[]): void {
  if (error !== undefined) throw error;
}
