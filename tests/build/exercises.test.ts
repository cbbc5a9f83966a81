import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

let site: SiteCopy;
beforeEach(() => {
  site = copySite();
  // What the check does not look at.
  for (const folder of ['blogs', 'codes', 'partners', 'portfolio'])
    rmSync(join(site.dir, 'content', folder), { recursive: true });
});
afterEach(() => site.remove());

const edit = (name: string, change: (text: string) => string) => {
  const path = join(site.dir, 'content/exercises', `${name}.md`);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
};

describe('[LEARN-7] the build refuses an exercise', () => {
  test('whose solution fails a check or never ends in a browser, and one that is solved at its start', async () => {
    edit('frontend/kartları-bir-sıraya-düzün', (text) => text.replace('gap: 16px', 'gap: 12px'));
    edit('backend/sifarişin-məbləği', (text) => text.replace('  return total;', '  while (true) {}'));
    edit('fullstack/qeydiyyat-forması', (text) =>
      text.replace(/^start: [\s\S]*?^solution: ([\s\S]*?)^checks:/m, 'start: $1solution: $1checks:'),
    );
    const temporary = mkdtempSync(join(tmpdir(), 'kodyol-test-'));
    onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
    const { ok, log } = await site.build({ TMPDIR: temporary });
    expect(ok).toBe(false);
    expect(
      readdirSync(temporary).filter((name) => name.startsWith('kodyol-exercises')),
      'a browser that goes on would write its profile again',
    ).toEqual([]);
    expect(log).toContain(
      `frontend/kartları-bir-sıraya-düzün.md: solution: it fails the check "Kartlar arasında 16 piksel boşluq var." (expected '16px', got '12px')`,
    );
    expect(log).toContain('backend/sifarişin-məbləği.md: solution: it was ended (endless)');
    expect(log).toContain('fullstack/qeydiyyat-forması.md: start: it passes every check already');
    expect(log).not.toContain('backend/sorğu-sətrini-oxuyun.md:');
    const bundles = join(site.dir, '.cache/site/bundles');
    expect(existsSync(bundles) ? readdirSync(bundles) : [], 'the next build would not check again').toEqual(
      [],
    );
  });

  test('also without a browser, and says what was not run then', async () => {
    edit('fullstack/siyahını-təhlükəsiz-göstərin', (text) =>
      text.replace('item.textContent = text', 'item.innerHTML = text'),
    );
    const { ok, log } = await site.build({ CHROME_PATH: '/nowhere' });
    expect(ok).toBe(false);
    expect(log).toContain('There is no browser: 8 solutions were run in a DOM library (jsdom).');
    expect(log).toContain('Not run, because they are CSS: frontend/kartları-bir-sıraya-düzün.');
    expect(log).toContain('fullstack/siyahını-təhlükəsiz-göstərin.md: solution: it fails the check');
    expect(log).not.toContain('backend/sifarişin');
  });
});
