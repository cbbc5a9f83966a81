import { expect, test } from '#support/site.ts';

test.use({ javaScriptEnabled: false });

test.describe('@READ-6 without JavaScript', () => {
  test('@SHELL-1 @BLOG-1 @BLOG-2 there is no loader, the list is readable, its pages have the usual addresses, and no card is disabled', async ({
    page,
  }) => {
    await page.goto('/blogs?page=2');
    await expect(page.locator('html')).not.toHaveAttribute('data-loader');
    await expect(page.locator('[aria-busy], .post [aria-disabled]')).toHaveCount(0);
    await expect(page.locator('.pager .count')).toContainText('2 / 3');
    await expect(page.locator('main .post')).toHaveCount(6);
    await page.getByRole('link', { name: 'Növbəti' }).click();
    await expect(page.locator('.pager .count')).toContainText('3 / 3');
    await page.goto('/blogs?page=99');
    await expect(page.locator('.pager .count')).toContainText('1 / 3');
    await page.goto('/blogs?page=2');
    await page.getByRole('link', { name: 'Git', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Git');
  });

  test('@BLOG-7 @BLOG-8 @SHELL-6 @SHELL-8 @SHELL-10 @READ-7 @READ-10 a post has its share links and the first five other posts; every visitor is a guest, the account panel opens, the footer leads to the map and to privacy and accessibility', async ({
    page,
  }) => {
    await page.goto('/blogs/git');
    await expect(page.locator('.share a')).toHaveCount(5);
    await expect(page.locator('.share a').first()).toHaveAttribute('target', '_blank');
    await expect(page.locator('.others .post:visible')).toHaveCount(5);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('header .account a:visible')).toHaveText(['Giriş', 'Qeydiyyat']);
    const panel = page.getByRole('dialog', { name: 'Hesabım' });
    await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
    await expect(panel.getByRole('link')).toHaveText([' Saxlanılanlar', 'Giriş', 'Qeydiyyat']);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('link', { name: /^Böyük xəritədə aç/ })).toBeVisible();
    for (const title of ['Məxfilik', 'Əlçatanlıq']) {
      await page.goto('/sign-up');
      await page.locator('footer').getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Son dəyişiklik:')).toBeVisible();
    }
    await page.goto('/sign-up');
    await expect(page.getByRole('main').getByRole('link', { name: 'Məxfilik' })).toBeVisible();
  });

  test('@COURSE-1 @PORT-2 @READ-3 a course reads and its Back is a link, a screenshot is a link to the picture, code is coloured and has no button', async ({
    page,
    request,
  }) => {
    await page.goto('/lessons/frontend');
    await expect(page.locator('.strip-posts .post')).toHaveCount(5);
    await page.getByRole('link', { name: 'Geri' }).click();
    await expect(page).toHaveURL('/lessons');
    await page.goto('/portfolio');
    const href = await page.locator('.screen a').first().getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/webp');
    await page.goto('/blogs/grid-flexbox-css-düzümündə-düzgün-seçim');
    await expect(page.locator('.code .t2').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kodu kopyala' })).toHaveCount(0);
  });

  test('@LEARN-8 @SHELL-11 @VIDEO-4 what needs JavaScript says so and shows no form; the not-found screen stays', async ({
    page,
  }) => {
    for (const [address, words] of [
      ['/sign-in', 'Hesabınıza daxil olmaq üçün brauzerdə JavaScript-i aktivləşdirin.'],
      ['/order', 'Formanı göndərmək üçün brauzerdə JavaScript-i aktivləşdirin və ya bizə birbaşa yazın:'],
      ['/contact', 'Formanı göndərmək üçün brauzerdə JavaScript-i aktivləşdirin və ya bizə birbaşa yazın:'],
      ['/search?searchItem=sözlər', 'Axtarış üçün brauzerdə JavaScript-i aktivləşdirin.'],
      ['/lessons/frontend/videos', 'Videolara baxmaq üçün brauzerdə JavaScript-i aktivləşdirin.'],
      ['/saved', 'Saxladıqlarınızı görmək üçün brauzerdə JavaScript-i aktivləşdirin.'],
      ['/blogs/hələ-yoxdur', 'Onu görmək üçün brauzerdə JavaScript-i aktivləşdirin.'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(/yüklənir…|Yoxlanılır…/)).toBeHidden();
      await expect(page.locator('main form')).toBeHidden();
    }
    await page.goto('/certificate/yoxdur');
    await expect(
      page.getByText('Sertifikatı görmək üçün brauzerdə JavaScript-i aktivləşdirin.'),
    ).toBeVisible();
    await expect(page.locator('main [aria-busy], main button:visible')).toHaveCount(0);
    await page.goto('/yoxdur');
    await expect(page.getByRole('link', { name: 'Ana səhifəyə keç' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bu səhifədə qal' })).toBeHidden();
  });
});
