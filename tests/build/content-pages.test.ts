import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writtenCourse, writtenPhone, writtenPost } from '#support/cms-entries.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

const page = (site: SiteCopy, name: string) => readFileSync(join(site.dist, name), 'utf8');

describe('a site without Firebase, after edits in content/', () => {
  let site: SiteCopy;
  let log = '';
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(site.dir, 'content', file);
    const text = readFileSync(path, 'utf8');
    expect(text.replace(from, ''), `${file} has what is changed`).not.toBe(text);
    writeFileSync(path, text.replace(from, to));
  };
  beforeAll(async () => {
    site = copySite();
    const git = readFileSync(join(site.dir, 'content/blogs/git.md'), 'utf8');
    edit('courses/frontend.json', '"Frontend proqramlaşdırma"', '"Ön tərəf"');
    edit('courses/frontend.json', '"Flexbox"', '"Elastik qutu"');
    edit('courses/frontend.json', '"/images/courses/frontend.svg"', '"/images/covers/git.svg"');
    edit('courses/fullstack.json', '"order": 1', '"order": 9');
    edit('portfolio/saxsi-fincan.json', '"Kafe və çay evi, Bakı"', '"Çayxana"');
    edit('partners/varaq-kitab.json', '"Varaq Kitab"', '"Vərəq"');
    edit('blogs/git.md', 'title: "Git"', 'title: "Git yenidən"');
    edit('site.json', '"Kodyol cibinizdə olsun"', '"Cibinizdə"');
    edit('site.json', '"Tez açılan səhifələr"', '"Yüngül səhifələr"');
    writeFileSync(
      join(site.dir, 'content/blogs/başqa.md'),
      git.replace('time: "2023-06-19', 'time: "2023-07-19').replace('title: "Git"', 'title: "Git!"'),
    );
    writeFileSync(
      join(site.dir, 'content/blogs/git.md'),
      `${readFileSync(join(site.dir, 'content/blogs/git.md'), 'utf8')}\n![Telefonda](/images/portfolio/kepenek-ipek-mobile.webp)\n`,
    );
    writeFileSync(
      join(site.dir, 'content/blogs/sirliplan.md'),
      git
        .replace('time: "2023', 'time: "2999')
        .replace('slug: "git"', 'slug: "sirliplan"')
        .replaceAll('"Git"', '"Sirliplan"'),
    );
    edit('codes/code-css-09.json', /"time": "\d{4}/, '"time": "2999');
    // What editors write with the CMS (tests/e2e/cms/cms.spec.ts).
    edit(
      'site.json',
      '  "phone": "+994-12-555-01-23",\n  "phoneHref": "tel:+994125550123",',
      writtenPhone.join('\n'),
    );
    edit('courses/backend.json', /"duration": ".*"/, '"duration": "7 ay, həftədə 2 dərs"');
    // A price is in three of the files, and a day in one.
    edit('courses/ui-designer.json', /"startDate": ".*"/, '"startDate": "2999-02-01"');
    edit('courses/frontend.json', '"price": 149', '"startDate": "2026-02-01",\n  "price": 149.5');
    writeFileSync(join(site.dir, 'content/blogs', `${writtenPost.slug}.md`), writtenPost.file);
    cpSync(
      'content/images/portfolio/ciskin-qonaq-evi-mobile.webp',
      join(site.dir, 'content', writtenPost.picture),
    );
    const { image: _image, ...frontend } = JSON.parse(
      readFileSync(join(site.dir, 'content/courses/frontend.json'), 'utf8'),
    );
    const devops = { ...writtenCourse(frontend), shortName: 'DevOps' };
    writeFileSync(
      join(site.dir, 'content/courses/devops.json'),
      JSON.stringify({ ...devops, teachesCode: false, hashtags: ['devops', 'docker'] }),
    );
    const built = await site.build();
    log = built.log;
    expect(built.ok, log).toBe(true);
  });
  afterAll(() => site.remove());

  test('[COURSE-1] [PORT-1] [HOME-5] [ORDER-1] edits in content/ change the pages', () => {
    expect(page(site, 'lessons/frontend.html')).toContain('<title>Ön tərəf | Kodyol</title>');
    expect(page(site, 'lessons/frontend.html')).toContain('Elastik qutu');
    expect(page(site, 'lessons/frontend.html')).toContain('src="/images/covers/git.svg"');
    const order = [...page(site, 'lessons.html').matchAll(/href="\/lessons\/([^"/]+)"/g)].map(
      ([, path]) => path,
    );
    expect(order.filter((path) => path !== undefined)[0]).toBe('frontend');
    expect(page(site, 'index.html')).toContain('Ön tərəf');
    expect(page(site, 'index.html')).toContain('alt="Vərəq"');
    expect(page(site, 'index.html')).toContain('Cibinizdə');
    expect(page(site, 'index.html')).toContain('Git yenidən');
    expect(page(site, 'portfolio.html')).toContain('Çayxana');
    expect(page(site, 'order.html')).toContain('Yüngül səhifələr');
    // EmailJS is not configured, so the pages show no form that could not be sent.
    for (const form of ['order.html', 'contact.html']) {
      expect(page(site, form)).toContain('Göndərmə xidməti hələ qurulmayıb. Bizə birbaşa yazın:');
      expect(page(site, form)).not.toContain('from_name');
    }
  });

  test('[CMS-2] what editors write with the CMS is on the pages: a post with a picture, a duration, the phone number', () => {
    const written = new JSDOM(page(site, `blogs/${writtenPost.slug}.html`)).window.document;
    expect(written.querySelector('h1')?.textContent?.trim()).toBe('Şərtlər və dövrlər: ilk addım?');
    expect(written.querySelector('.prose strong')?.textContent).toBe('dəfələrlə');
    const cover = written.querySelector('.cover.band')?.getAttribute('src') ?? '';
    expect(cover).toMatch(/^\/_astro\/512\..*\.webp$/);
    expect(existsSync(join(site.dist, cover))).toBe(true);
    const phone = written.querySelector('footer [href="tel:+994125559900"]');
    expect(phone?.textContent).toContain('+994-12-555-99-00');
    // The oldest post of all.
    expect(
      [...new JSDOM(page(site, 'blog-list/2.html')).window.document.querySelectorAll('[data-card]')].at(-1)
        ?.textContent,
    ).toBe('Şərtlər və dövrlər: ilk addım?');
    expect(page(site, 'lessons/backend.html')).toContain('7 ay, həftədə 2 dərs');
  });

  test('[LEARN-1] [HOME-3] a seventh course is one file: pages, menus, hashtags and groups of the panel, and a drawn emblem', () => {
    const course = page(site, 'lessons/devops.html');
    expect(course).toContain('<title>DevOps və bulud | Kodyol</title>');
    expect(course).toMatch(/<svg class="emblem"[^>]*><path d="M[0-9HVLZM ]+"/);
    // It does not teach to write code (SHELL-5).
    expect(course).not.toContain('<a class="more" href="/code/html"');
    expect(page(site, 'lessons/devops/videos.html')).toContain('<title>Devops videoları</title>');
    const home = page(site, 'index.html');
    expect(home.match(/href="\/lessons\/devops"/g)?.length).toBeGreaterThan(2);
    expect(home.match(/href="\/lessons\/devops\/videos"/g)).toHaveLength(2);
    expect(home.match(/class="lesson slide"/g), 'the first six').toHaveLength(6);
    expect(page(site, 'lessons.html').match(/class="lesson slide"/g)).toHaveLength(7);
    const panel = page(site, 'panel.html');
    expect(panel).toContain(
      'data-courses="frontend backend ui-designer interior-designer 3d-modelling devops fullstack"',
    );
    expect(panel).toMatch(/DevOps(&quot;|")[^}]*docker/);
    expect(page(site, 'images/courses/devops.svg')).toContain('<svg');
    expect(existsSync(join(site.dist, 'share/courses/devops.png'))).toBe(true);
    expect(course).toContain('/share/courses/devops.png');
  });

  test('[PAY-1] page and card of a course have its price, and its first day until that is over', () => {
    const document = (name: string) => new JSDOM(page(site, name)).window.document;
    const said = (element: Element | null | undefined) =>
      element && [...element.children].map((line) => line.textContent?.trim().replaceAll(/\s+/g, ' '));
    const prices = {
      'ui-designer': ['Qiymət: 129,50 ₼', '5 aya ödəmək olar: ayda 25,90 ₼', 'Başlayır: 01.02.2999'],
      frontend: [
        'Qiymət: 149,50 ₼ Əvvəlki qiymət: 189 ₼',
        '3 aya ödəmək olar: ilk ay 49,84 ₼, sonra ayda 49,83 ₼',
      ],
      backend: null,
    };
    const cards = [...document('lessons.html').querySelectorAll('.lesson')];
    for (const [path, whole] of Object.entries(prices)) {
      const course = document(`lessons/${path}.html`);
      expect(said(course.querySelector('[data-buy] .price')), path).toEqual(whole);
      const card = cards.find((one) => one.querySelector(`[href="/lessons/${path}"]`));
      const onCard = whole?.filter((line) => !line.includes('aya ödəmək')) ?? null;
      expect(said(card?.querySelector('.price')), path).toEqual(onCard);
      expect(said(course.querySelector('.course-head .price')), path).toEqual(onCard);
    }
    const data = page(site, 'lessons/frontend.html');
    expect(data).toContain('"price":149.5,"priceCurrency":"AZN"');
    expect(data).not.toContain('startDate');
  });

  test('[SCHOOL-5] a post and a snippet with a time that is still to come are in no file', () => {
    const { slug } = JSON.parse(readFileSync(join(site.dir, 'content/codes/code-css-09.json'), 'utf8'));
    const files = readdirSync(site.dist, { recursive: true, withFileTypes: true }).filter((it) =>
      it.isFile(),
    );
    const having = (words: RegExp) =>
      files.filter(({ parentPath, name }) => words.test(name + readFileSync(join(parentPath, name), 'utf8')));
    expect(having(/Git yenidən/)).not.toEqual([]);
    expect(having(/sirliplan/i)).toEqual([]);
    expect(existsSync(join(site.dist, `code/css/${slug}.html`))).toBe(false);
  });

  test('[CMS-1] [CMS-3] [BLOG-4] is built from content/ alone, without a CMS; if two posts have the same address, the newer one gets -2', () => {
    expect(log).toContain(
      'the address "git" of "Git!" is taken or can\'t be served. It is built as "git-2".',
    );
    expect(page(site, 'blogs/git.html')).toContain('<title>Git yenidən | Kodyol</title>');
    expect(page(site, 'blogs/git-2.html')).toContain('<title>Git! | Kodyol</title>');
    // Pictures inside texts also go through the image pipeline and get width and height.
    expect(page(site, 'blogs/git.html')).toMatch(
      /<img src="\/_astro\/kepenek-ipek-mobile\.[^"]+\.webp" width="780" height="2400" alt="Telefonda"/,
    );
    expect(readdirSync(join(site.dist, 'blogs'))).toHaveLength(11);
    // No CMS is configured: its page says so, and its bundle is not built.
    const admin = page(site, 'admin.html');
    expect(admin).toContain('<p>Redaktə paneli bu saytda qurulmayıb.</p>');
    expect(admin).toContain('<meta name="robots" content="noindex">');
    expect(admin).not.toContain('<script');
    expect(existsSync(join(site.dist, 'admin'))).toBe(false);
    expect(readdirSync(join(site.dist, 'code/css'))).toHaveLength(4);
    const redirects = page(site, '_redirects').split('\n');
    expect(redirects.filter((line) => !line.startsWith('/search'))).toEqual([
      '/blogs page=1 /blog-list/1 200',
      '/blogs page=2 /blog-list/2 200',
      '/blogs /blog-list/1 200',
      '/code/html/* /unbuilt-snippet/html 404',
      '/code/css/* /unbuilt-snippet/css 404',
      '/code/js/* /unbuilt-snippet/js 404',
      '',
    ]);
    expect(redirects).toContain('/search searchItem=git /hashtag/git 200!');
  });
});

test('[SHELL-15] without courses, posts, snippets and client sites the pages say that content will come', async () => {
  const site = copySite();
  onTestFinished(() => site.remove());
  for (const folder of ['blogs', 'codes', 'courses', 'exercises', 'partners', 'portfolio'])
    rmSync(join(site.dir, 'content', folder), { recursive: true });
  const { ok, log } = await site.build();
  expect(ok, log).toBe(true);
  for (const [name, places] of [
    ['index.html', 3],
    ['lessons.html', 1],
    ['portfolio.html', 1],
    ['blog-list/1.html', 1],
    // One list for each language.
    ['code.html', 3],
    ['code/js.html', 3],
  ] as const)
    expect(page(site, name).split('Yaxın zamanda əlavə olunacaq...'), name).toHaveLength(places + 1);
});
