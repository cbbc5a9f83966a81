// What Mozilla's HTTP Observatory gives a page, by the code and the table of its package @mdn/mdn-http-observatory 1.4.8
// (algorithm 4). The package itself fetches lists of domains when it is installed and brings a server and a database, so
// the tests that can change for a static page over https are written here. Cookies, CORS and redirection give 0 to a
// site that sets no cookie, allows no other origin and answers http with https. A domain on the preload list gets 5 more.

type Headers = Record<string, string>;

/** A score from here on gets points for what goes beyond the expected. */
const leastForExtra = 90;
const sixMonths = 15_552_000;
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*', 'data:'];
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

function contentSecurityPolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const of = directives(policy);
  const sources = (name: string) => of.get(name) ?? of.get('default-src') ?? ['*'];
  const isHttp = (source: string) => /^(http|ftp):/.test(source);
  const hasHash = (list: string[]) => list.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  const isUnsafe = (list: string[]) =>
    list.some((source) => broad.includes(source) || (source === "'unsafe-inline'" && !hasHash(list)));
  const passive = ['img-src', 'media-src'];
  const active = [...of].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list);
  const [scripts, styles] = [sources('script-src'), sources('style-src')];
  if (isUnsafe(scripts) || sources('object-src').some((source) => broad.includes(source))) return -20;
  if ([...active, ...scripts].some(isHttp)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sources).some(isHttp)) return -10;
  if (isUnsafe(styles)) return 0;
  return sources('default-src').join() === "'none'" ? 10 : 5;
}

function transportSecurity(value: string | undefined): number {
  const age = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? -1);
  return age < 0 ? -20 : age < sixMonths ? -10 : 0;
}

function referrerPolicy(value: string | undefined): number {
  if (!value) return 0;
  return privateReferrers.includes(value.toLowerCase()) ? 5 : -5;
}

function framing({ 'x-frame-options': value = '', 'content-security-policy': policy = '' }: Headers): number {
  if (directives(policy).has('frame-ancestors')) return 5;
  return ['deny', 'sameorigin'].includes(value.toLowerCase()) ? 0 : -20;
}

function resourcePolicy(value: string | undefined): number {
  if (!value || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
}

/** Scripts of other origins want a hash. One of a script of ours earns 5 points, which the page need not have. */
function integrity(document: Document): number {
  const scripts = [...document.querySelectorAll('script[src]')];
  const foreign = scripts.filter((script) => /^(https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (foreign.length === 0) return scripts.some((script) => script.hasAttribute('integrity')) ? 5 : 0;
  if (foreign.some((script) => !script.getAttribute('src')?.startsWith('https:'))) return -50;
  return foreign.every((script) => script.hasAttribute('integrity')) ? 5 : -5;
}

/** The points of each test, and their sum as the Observatory counts it: 100 and more is an A+. */
export function observatory(headers: Headers, document: Document) {
  const points = {
    contentSecurityPolicy: contentSecurityPolicy(headers['content-security-policy']),
    transportSecurity: transportSecurity(headers['strict-transport-security']),
    referrerPolicy: referrerPolicy(headers['referrer-policy']),
    contentType: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: framing(headers),
    resourcePolicy: resourcePolicy(headers['cross-origin-resource-policy']),
    integrity: integrity(document),
  };
  const all = Object.values(points);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const lost = 100 + sum(all.filter((value) => value < 0));
  return { points, score: lost >= leastForExtra ? 100 + sum(all) : lost };
}
