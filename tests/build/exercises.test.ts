import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { builtSite } from '#support/built-site.ts';
import { copySite } from '#support/site-copy.ts';
import { temporaryDir } from '#support/temporary.ts';
import { exerciseProblems } from '../../src/build/exercises/check.ts';

describe('[LEARN-7] the build refuses an exercise', () => {
  test('whose solution fails a check or never ends in a browser, and one that is solved at its start', async () => {
    const site = copySite();
    onTestFinished(() => site.remove());
    // What the check does not look at.
    for (const folder of ['blogs', 'codes', 'partners', 'portfolio'])
      rmSync(join(site.dir, 'content', folder), { recursive: true });
    const edit = (name: string, change: (text: string) => string) => {
      const path = join(site.dir, 'content/exercises', `${name}.md`);
      const text = readFileSync(path, 'utf8');
      expect(change(text)).not.toBe(text);
      writeFileSync(path, change(text));
    };
    edit('frontend/kartları-bir-sıraya-düzün', (text) =>
      text.replace('gap: 16px', 'gap: 12px').replace('flex: 1;', 'flex-grow: 1;'),
    );
    edit('backend/sifarişin-məbləği', (text) => text.replace('  return total;', '  while (true) {}'));
    edit('fullstack/qeydiyyat-forması', (text) =>
      text.replace(/^start: [\s\S]*?^solution: ([\s\S]*?)^checks:/m, 'start: $1solution: $1checks:'),
    );
    const temporary = temporaryDir();
    const { ok, log } = await site.build({ TMPDIR: temporary });
    expect(ok).toBe(false);
    expect(
      readdirSync(temporary).filter((name) => name.startsWith('kodyol-exercises')),
      'a browser that goes on would write its profile again',
    ).toEqual([]);
    expect(log).toContain(
      `frontend/kartları-bir-sıraya-düzün.md: solution: it fails the check "Kartlar arasında 16 piksel boşluq var." (expected '16px', got '12px')`,
    );
    // The cards would grow by the same, not to the same width.
    expect(log).toContain('it fails the check "Kartlar eni bərabər bölür: hər birinə flex: 1 yazılıb."');
    expect(log).toContain('backend/sifarişin-məbləği.md: solution: it was ended (endless)');
    expect(log).toContain('fullstack/qeydiyyat-forması.md: start: it passes every check already');
    expect(log).not.toContain('backend/sorğu-sətrini-oxuyun.md:');
    const bundles = join(site.dir, '.cache/site/bundles');
    expect(existsSync(bundles) ? readdirSync(bundles) : [], 'the next build would not check again').toEqual(
      [],
    );
  });

  // Runs the build's last step on the shared built site, because only the browser is missing.
  test('also without a browser, and says what was not run then', async () => {
    const folder = temporaryDir();
    const { dist } = await builtSite();
    for (const part of ['lessons', 'preview.html'])
      cpSync(join(dist, part), join(folder, part), { recursive: true });
    const file = join(folder, 'lessons/fullstack/exercises/siyahını-təhlükəsiz-göstərin.html');
    const page = new JSDOM(readFileSync(file, 'utf8'));
    const solution = page.window.document.querySelector('[data-solution] pre');
    expect(solution?.textContent).toContain('item.textContent = text');
    if (solution) solution.textContent = solution.textContent.replace('item.textContent', 'item.innerHTML');
    writeFileSync(file, page.serialize());
    vi.stubEnv('CHROME_PATH', '/nowhere');
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      printed.mockRestore();
    });
    const problems = (await exerciseProblems(folder)).join('\n');
    expect(problems).toContain('fullstack/siyahını-təhlükəsiz-göstərin.md: solution: it fails the check');
    expect(problems).not.toContain('backend/sifarişin');
    const log = printed.mock.calls.join('\n');
    expect(log).toContain('There is no browser: 8 solutions were run in a DOM library (jsdom).');
    expect(log).toContain('Not run, because they are CSS: frontend/kartları-bir-sıraya-düzün.');
  });
});
