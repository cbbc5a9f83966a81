import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '#support/site-copy.ts';

test('[LEARN-7] [CMS-4] the build refuses an exercise whose solution fails a check or never ends, and one that is solved at its start', async () => {
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
  edit('fullstack/siyahını-təhlükəsiz-göstərin', (text) =>
    text.replaceAll('item.textContent = text', 'item.innerHTML = text'),
  );
  edit('backend/sifarişin-məbləği', (text) => text.replace('  return total;', '  while (true) {}'));
  edit('fullstack/qeydiyyat-forması', (text) =>
    text.replace(/^start: [\s\S]*?^solution: ([\s\S]*?)^checks:/m, 'start: $1solution: $1checks:'),
  );
  // Code that leaves the DOM library: it finds no variable of the build, and writes nothing.
  const left = join(site.dir, 'left.json');
  const leaves = `try { const p = window.constructor.constructor('return process')(); p.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(left)}, JSON.stringify(p.env)); } catch {}`;
  edit('backend/sorğu-sətrini-oxuyun', (text) =>
    text.replace(/^(solution: \|-\n)( +)/m, `$1$2${leaves}\n$2`),
  );
  const { ok, log } = await site.build();
  expect(existsSync(left)).toBe(false);
  expect(ok).toBe(false);
  expect(log).toContain('fullstack/siyahını-təhlükəsiz-göstərin.md: solution: it fails the check');
  expect(log).toContain('backend/sifarişin-məbləği.md: solution: it was ended (endless)');
  expect(log).toContain('fullstack/qeydiyyat-forması.md: start: it passes every check already');
  expect(log).not.toContain('backend/sorğu-sətrini-oxuyun.md:');
  expect(log).toContain('backend/sifarişin-məbləği "Funksiya aldığı massivi dəyişmir."');
  expect(log).toContain('of CSS and not run: frontend/kartları-bir-sıraya-düzün.');
});
