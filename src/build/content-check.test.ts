import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { problemSentence } from '#core/build/build-problem-texts.ts';
import { temporaryDir } from '#support/temporary.ts';
import { contentProblems } from './content-check.ts';

let root: string;
beforeEach(() => {
  root = temporaryDir();
  cpSync('content', join(root, 'content'), { recursive: true });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(root, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text.replace(from, to), file).not.toBe(text);
  writeFileSync(path, text.replace(from, to));
}

describe('[CMS-4] [OPS-3] the check of content/ before a build', () => {
  test('finds nothing in our own files', () => {
    expect(contentProblems(root)).toEqual([]);
  });

  test('names every broken file with its field, what is wrong and what to do', () => {
    edit('blogs/git.md', /^title: .*$\n/m, '');
    edit('blogs/kiçik-biznesə-saytdan-nə-lazımdır.md', /^title: /m, 'title: "a" "b" ');
    edit('codes/code-css-01.json', '"codeName": "css"', '"codeName": "python"');
    edit('codes/code-css-03.json', '"title": ', '"title" ');
    edit('courses/backend.json', '"path": "backend"', '"path": "bakend"');
    edit('site.json', /"email": ".*"/, '"email": "salam"');
    edit('site.json', /"copyrightYear": \d+/, '"copyrightYear": -5');
    edit('portfolio/saxsi-fincan.json', /"year": \d+/, '"year": 99999999');
    edit('exercises/backend/sifarişin-məbləği.md', /^slug: .*$/m, 'slug: "başqa"');
    edit('exercises/backend/sorğu-sətrini-oxuyun.md', /^course: .*$/m, 'course: "frontend"');
    edit('logo.svg', '<path', '<script>1</script><path');
    writeFileSync(join(root, 'content/images/portfolio/a.svg'), '<svg onload="x()"/>');
    writeFileSync(join(root, 'content/images/portfolio/b.html'), '<script>1</script>');
    rmSync(join(root, 'content/images/portfolio/ciskin-qonaq-evi-mobile.webp'));
    const found = contentProblems(root);
    expect(found.map(problemSentence)).toEqual([
      'Fayl: content/site.json. Xana «email»: düzgün doldurulmayıb, yazılışını düzəldin.',
      'Fayl: content/site.json. Xana «copyrightYear»: icazə verilən hüduddan kənardır (≥ 1990).',
      'Fayl: content/blogs/git.md. Xana «title»: yoxdur, doldurun.',
      'Fayl: content/blogs/kiçik-biznesə-saytdan-nə-lazımdır.md. Fayl oxunmadı, yazılışını düzəldin. Səhv bu sətirdə ola bilər: 2.',
      'Fayl: content/codes/code-css-01.json. Xana «codeName»: belə dəyər ola bilməz, bunlardan birini yazın: html, css, js.',
      'Fayl: content/codes/code-css-03.json. Fayl oxunmadı, yazılışını düzəldin. Səhv bu sətirdə ola bilər: 2.',
      'Fayl: content/courses/backend.json. Xana «path»: faylın adı ilə eyni olmalıdır, belə yazın: backend.',
      'Fayl: content/exercises/backend/sifarişin-məbləği.md. Xana «slug»: faylın adı ilə eyni olmalıdır, belə yazın: sifarişin-məbləği.',
      'Fayl: content/exercises/backend/sorğu-sətrini-oxuyun.md. Xana «course»: faylın adı ilə eyni olmalıdır, belə yazın: backend.',
      'Fayl: content/portfolio/saxsi-fincan.json. Xana «year»: icazə verilən hüduddan kənardır (≤ 2100).',
      'Fayl: content/portfolio/ciskin-qonaq-evi.json. Xana «mobile»: belə şəkil yoxdur: /images/portfolio/ciskin-qonaq-evi-mobile.webp. Şəkli əlavə edin və ya ünvanını düzəldin.',
      'Fayl: content/images/portfolio/a.svg. SVG şəklində bu ola bilməz: onload. Şəkli skriptsiz, keçidsiz və kənar fayllarsız yenidən saxlayın.',
      'Fayl: content/images/portfolio/b.html. Belə fayl saytda göstərilmir. Şəkil WebP, PNG, JPEG, AVIF və ya SVG olmalıdır, adının sonu kiçik hərflərlə yazılmalıdır.',
      'Fayl: content/logo.svg. SVG şəklində bu ola bilməz: <script>. Şəkli skriptsiz, keçidsiz və kənar fayllarsız yenidən saxlayın.',
    ]);
    for (const { words } of found) expect(words).not.toBe('');
  });

  test.each(['---js', '---javascript', '---coffee', '---json', '---toml', '--- js', '+++', ';;;', '{'])(
    'fields that begin with %s are not read, and nothing of them is run',
    (start) => {
      const ran = join(root, 'ran');
      const program = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(ran)}, 'x')`;
      const end = start.slice(0, 3);
      writeFileSync(
        join(root, 'content/blogs/zz.md'),
        `${start}\n(${program}, { title: 'x' })\n${end}\nbody\n`,
      );
      expect(contentProblems(root).map(problemSentence)).toEqual([
        'Fayl: content/blogs/zz.md. Fayl oxunmadı, yazılışını düzəldin.',
      ]);
      expect(existsSync(ran)).toBe(false);
    },
  );
});
