/** A tag with its attributes, and in it what is quoted or the name of an attribute that a policy refuses. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const quotedOrRefused = /("[^"]*"|'[^']*')|(?<=[\s/"'])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * HTML of anybody as elements that nobody sees, in a browser: nothing of it is loaded or run. The page's policy counts for
 * them nevertheless, and each refusal is an error on the console: stylesheets are left out, and what elements say of their
 * looks and of events stands in `data-style`, `data-onclick` …
 */
export function inertHtml(html: string): HTMLElement {
  const named = withoutStylesheets(html).replace(tag, (one) =>
    one.replace(quotedOrRefused, (_, quoted?: string, name?: string) => quoted ?? `data-${name}`),
  );
  return new DOMParser().parseFromString(named, 'text/html').body;
}

/** Read once: one pattern for both ends would look for the second through all that follows each first. */
function withoutStylesheets(html: string): string {
  const starts = /<style\b/gi;
  const ends = /<\/style\s*>/gi;
  const kept: string[] = [];
  let from = 0;
  for (let start = starts.exec(html); start; start = starts.exec(html)) {
    kept.push(html.slice(from, start.index));
    ends.lastIndex = start.index;
    // As browsers do: one that is never closed goes on to the end.
    if (!ends.exec(html)) return kept.join('');
    from = ends.lastIndex;
    starts.lastIndex = from;
  }
  return [...kept, html.slice(from)].join('');
}
