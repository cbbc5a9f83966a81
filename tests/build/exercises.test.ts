import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '#support/site-copy.ts';

test('[LEARN-7] the build refuses an exercise whose solution fails a check or never ends, and one that is solved at its start', async () => {
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
  const { ok, log } = await site.build();
  expect(ok).toBe(false);
  expect(log).toContain('fullstack/siyahını-təhlükəsiz-göstərin.md: solution: it fails the check');
  expect(log).toContain('backend/sifarişin-məbləği.md: solution: it was ended (endless)');
  expect(log).toContain('fullstack/qeydiyyat-forması.md: start: it passes every check already');
  expect(log).not.toContain('backend/sorğu-sətrini-oxuyun.md:');
  expect(log).toContain('of CSS and not run: frontend/kartları-bir-sıraya-düzün.');
});
