import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '#core/installation/configuration.ts';
import { hashReader, inlineHashes } from './built-pages.ts';
import { policiesOf } from './netlify.ts';

const names = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID'];
const production = parseConfiguration({
  PUBLIC_SITE_URL: 'https://kodyol.example',
  ...Object.fromEntries(names.map((name) => [`PUBLIC_FIREBASE_${name}`, 'x'])),
  ...Object.fromEntries(
    ['PUBLIC_KEY', 'SERVICE_ID', 'ORDER_TEMPLATE', 'CONTACT_TEMPLATE'].map((name) => [
      `PUBLIC_EMAILJS_${name}`,
      'x',
    ]),
  ),
});
const context = {
  configuration: production,
  map: 'https://map.example/embed?x',
  playerStyles: ["'sha256-p'"],
};
const page = (section: string, script: string, file = `${section}.html`) => ({
  section,
  file,
  inline: { scripts: [script], styles: [] },
});

/** The policies by path. */
function rulesOf(headers: string): Map<string, string> {
  const lines = headers.trim().split('\n');
  return new Map(lines.flatMap((line, n) => (line.startsWith('/') ? [[line, lines[n + 1] ?? '']] : [])));
}
const directive = (policy: string | undefined, name: string) =>
  policy
    ?.split(/[:;] /)
    .find((part) => part.startsWith(name))
    ?.trim();

describe('the policies of a production site', () => {
  const { headers, elsewhere } = policiesOf(
    [
      page('', 'home'),
      page('404', 'lost'),
      page('blog-list', 'list'),
      page('unbuilt-post', 'newest'),
      page('lessons', 'course', 'lessons/a.html'),
      page('lessons', 'videos', 'lessons/a/videos.html'),
      page('lessons', 'exercise', 'lessons/a/exercises/b.html'),
      ...['lessons', 'code', 'order', 'contact', 'panel', 'admin', 'preview'].map((section) =>
        page(section, section),
      ),
    ],
    context,
  );
  const rules = rulesOf(headers);

  test('a section has the hashes of its own pages, of the pages rewritten into it, and of the 404 page', () => {
    expect(directive(rules.get('/'), 'script-src')).toBe("script-src 'self' home lost");
    // No post is built, but the list and the page for unbuilt posts are still served there.
    expect(directive(rules.get('/blogs/*'), 'script-src')).toBe("script-src 'self' list lost newest");
    expect(rules.has('/preview/*')).toBe(false);
  });

  test('[CMS-1] [OPS-3] the CMS shows no picture of a host that somebody has typed, and asks why a build failed', () => {
    const policy = rules.get('/admin/*') ?? rules.get('/admin');
    expect(policy).toContain("img-src 'self' data: blob: https://avatars.githubusercontent.com; ");
    expect(policy).toMatch(/connect-src [^;]* https:\/\/firestore\.googleapis\.com/);
  });

  test('third-party scripts, frames and inline code are allowed only where they are needed', () => {
    for (const [path, policy] of rules) {
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain('http:');
      expect(directive(policy, 'script-src'), path).not.toMatch(/unsafe-inline|\*/);
      expect(policy.includes('www.youtube.com'), path).toBe(/^\/(lessons\/:1\/:2$|panel\b)/.test(path));
      // A frame without its script: the videos of posts.
      expect(policy.includes('youtube-nocookie'), path).toBe(
        /^\/(blogs\b|lessons\/:1\/:2$|panel\b)/.test(path),
      );
      expect(policy.includes('emailjs'), path).toBe(/^\/(order|contact)\b/.test(path));
      expect(policy.includes('unsafe-eval'), path).toBe(/^\/admin\b/.test(path));
      expect(directive(policy, 'style-src')?.includes('unsafe-inline'), path).toBe(/^\/admin\b/.test(path));
    }
    expect(directive(rules.get('/lessons/:1/:2'), 'style-src')).toBe("style-src 'self' 'sha256-p'");
    expect(directive(rules.get('/panel/*'), 'connect-src')).toContain('https://api.netlify.com');
    expect(directive(rules.get('/'), 'connect-src')).toContain('https://firestore.googleapis.com');
  });

  test('each depth of the lessons has the hashes of its own pages', () => {
    const scripts = (path: string) => directive(rules.get(path), 'script-src');
    expect(scripts('/lessons')).toBe("script-src 'self' lessons lost");
    expect(scripts('/lessons/:1')).toBe("script-src 'self' course lost");
    expect(scripts('/lessons/:1/:2')).toBe(
      "script-src 'self' lost videos https://www.youtube.com/iframe_api https://www.youtube.com/s/player/",
    );
    expect(scripts('/lessons/:1/:2/:3')).toBe("script-src 'self' exercise lost");
    expect(directive(rules.get('/lessons/:1/:2/:3'), 'frame-src')).toBe(
      "frame-src https://map.example 'self'",
    );
    expect(rules.has('/lessons/*')).toBe(false);
  });

  test('a page has the same policy under the name of its file', () => {
    for (const [path, policy] of rules) {
      // A placeholder matches the name of a page and of its file.
      if (path.includes(':')) continue;
      const sibling = path.replace('/*', '').replace(/(?<!\.html)$/, '.html');
      const twin = path === '/' ? '/index.html' : sibling;
      expect(rules.get(twin), path).toBe(policy);
    }
  });

  test('pages with mail forms may connect to the e-mail service, snippets may load their frame', () => {
    for (const section of ['order', 'contact'])
      expect(directive(rules.get(`/${section}/*`), 'connect-src'), section).toContain(
        'https://api.emailjs.com',
      );
    expect(directive(rules.get('/code/*'), 'frame-src')).toBe("frame-src https://map.example 'self'");
    expect(directive(rules.get('/'), 'frame-src')).toBe('frame-src https://map.example');
  });

  test('[USER-9] exactly the hosts of reCAPTCHA are allowed where App Check is configured, and reports where they go', () => {
    const configuration = {
      ...production,
      appCheckKey: 'k',
      reports: { address: 'https://r.example/x', share: 1 },
    };
    const checked = rulesOf(policiesOf([page('', 'home')], { ...context, configuration }).headers).get('/');
    const added = (name: string) => {
      const before = directive(rules.get('/'), name)?.split(' ') ?? [];
      return directive(checked, name)
        ?.split(' ')
        .filter((source) => !before.includes(source));
    };
    expect(added('script-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(added('frame-src')).toEqual(['https://www.google.com/recaptcha/']);
    expect(added('connect-src')).toEqual([
      'https://r.example',
      'https://www.google.com/recaptcha/',
      'https://content-firebaseappcheck.googleapis.com',
    ]);
    expect(rules.get('/')).not.toMatch(/recaptcha|appcheck|r\.example/);
  });

  test('[VIDEO-11] the panel may ask YouTube for lists where a key is configured', () => {
    const policyOf = (youtubeKey: string | null) =>
      rulesOf(
        policiesOf([page('panel', 'panel')], { ...context, configuration: { ...production, youtubeKey } })
          .headers,
      ).get('/panel/*');
    expect(directive(policyOf('k'), 'connect-src')).toMatch(
      / https:\/\/www\.googleapis\.com\/youtube\/v3\/$/,
    );
    expect(policyOf(null)).not.toContain('googleapis.com/youtube');
  });

  test('[USER-7] Google’s script and the frame of accounts are allowed on the pages of the account, where it is switched on', () => {
    const pages = ['sign-in', 'sign-up', 'settings', 'panel'].map((section) => page(section, section));
    const configuration = { ...production, googleSignIn: true };
    const on = rulesOf(policiesOf(pages, { ...context, configuration }).headers);
    const off = rulesOf(policiesOf(pages, context).headers);
    for (const section of ['sign-in', 'sign-up', 'settings']) {
      const policy = on.get(`/${section}/*`);
      expect(directive(policy, 'script-src')).toBe(
        `script-src 'self' ${section} https://apis.google.com/js/api.js https://apis.google.com/_/scs/`,
      );
      expect(directive(policy, 'frame-src')).toBe('frame-src https://map.example https://x');
      expect(off.get(`/${section}/*`)).not.toMatch(/google\.com/);
    }
    expect(on.get('/panel/*')).not.toContain('apis.google.com');
  });

  test('the 404 page contains its policy, without directives that work only in a header', () => {
    expect(elsewhere).toContain("script-src 'self' lost;");
    expect(elsewhere).not.toContain('frame-ancestors');
  });
});

test('hashes inline scripts and styles, but not data blocks and external files', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{}</style><script>1</script><script type="module">1</script>';
  expect(inlineHashes(html)).toEqual({
    scripts: Array(2).fill("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"),
    styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  });
});

describe('author HTML does not extend the policy', () => {
  const own = '<script>own()</script><style>a{}</style>';
  const inAttribute = `<img alt="<script>alert(1)</script><style>*{}</style>">${own}`;

  test('text in an attribute, in data, in a drawing or in an author’s HTML is not a script', () => {
    const { scripts, styles } = inlineHashes(own);
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    for (const html of [
      inAttribute,
      `<title><script>alert(1)</script></title>${own}`,
      `<textarea><script>alert(1)</script></textarea>${own}`,
      `<!-- <script>alert(1)</script> -->${own}`,
      `<script type="application/ld+json">"<script>alert(1)"</script>${own}`,
      `<div data-slot="body"><script>alert(1)</script><p><style>b{}</style></p></div>${own}`,
      `<a><svg><script>alert(1)</script><g><style>b{}</style></g></svg></a>${own}`,
    ])
      expect(inlineHashes(html), html).toEqual({ scripts, styles });
  });

  test('the hashes of a section do not depend on the order of its pages', () => {
    const expected = inlineHashes(own);
    const hashesOf = hashReader();
    for (const html of [inAttribute, own, inAttribute, own, `${own}<p title='<style>c{}</style>'>`])
      expect(hashesOf(html)).toEqual(expected);
    expect(hashesOf(`${own}<script>new()</script>`)).toEqual(inlineHashes(`${own}<script>new()</script>`));
  });

  test('more than 20 hashes in a section, or a policy of more than 4,000 characters, fails with one sentence', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => page('blogs', `s${n}`));
    expect(() => policiesOf(many(20), context)).not.toThrow();
    expect(() => policiesOf(many(21), context)).toThrow(
      'The pages of /blogs have 21 different inline scripts and styles, 20 are the most',
    );
    expect(() => policiesOf([page('blogs', 'x'.repeat(4_000))], context)).toThrow(
      /The Content Security Policy of \/blogs has \d+ characters, 4000 are the most/,
    );
  });
});
