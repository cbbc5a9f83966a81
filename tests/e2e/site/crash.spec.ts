import { expect, test } from '#support/site.ts';

test('@SHELL-12 @SHELL-16 a crashed part shows a message with a retry; the rest of the page works; crash and refusals of the policy are reported, without what was said, typed or visited', async ({
  page,
  refused,
  request,
}) => {
  const id = crypto.randomUUID();
  await page.addInitScript((name) => {
    // The sign-in form calls this while it renders.
    const get = URLSearchParams.prototype.get;
    URLSearchParams.prototype.get = function (key) {
      if (localStorage.getItem('crash') !== 'over') throw Object.assign(new Error('a secret text'), { name });
      return get.call(this, key);
    };
  }, `Crash-${id}`);
  await page.goto(`/sign-in?from=/secret-${id}`);
  const message = page.locator('main').getByRole('alert');
  await expect(message).toContainText('Unexpected Application Error!');
  await expect(message.locator('[lang=en]')).toHaveText('Unexpected Application Error!');
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'Görünüşü dəyiş' }).click();
  await message.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(message).toBeVisible();

  await page.evaluate(() => localStorage.setItem('crash', 'over'));
  await message.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(message).toBeHidden();
  await expect(page.locator('main [name=email]')).toBeVisible();

  await page.evaluate((host) => {
    const script = Object.assign(document.createElement('script'), { src: `https://${host}/secret.js` });
    document.body.append(script, script.cloneNode());
  }, `${id}.example`);
  const reports = async () => (await request.get('/__reports')).text();
  await expect.poll(reports).toContain(`script-src-elem https://${id}.example`);
  await expect.poll(reports).toContain(`Crash-${id}`);
  expect(await reports()).not.toContain('secret');
  expect(refused.splice(0).length).toBeGreaterThan(0);
});

test('@OPS-4 a page that is left tells how quick it was: its section and three numbers, nothing else', async ({
  page,
}) => {
  // Playwright does not see what a page sends while it is left.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, init) => {
      if (String(address).endsWith('/__reports')) localStorage.setItem('sent', String(init?.body));
      return send(address, init);
    };
  });
  // What measures comes behind all else.
  await page.goto('/blogs?page=1', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Görünüşü dəyiş' }).click();
  // The browser tells how long the press took once it has painted what the press did.
  await page.evaluate(
    () =>
      new Promise<void>((told) => {
        new PerformanceObserver(() => told()).observe({ type: 'first-input', buffered: true });
      }),
  );
  await page.goto('/contact');
  const sent = await page.evaluate(() => localStorage.getItem('sent'));
  expect(JSON.parse(`${sent}`)).toEqual({
    kind: 'visit',
    section: '/blogs',
    LCP: expect.any(Number),
    INP: expect.any(Number),
    CLS: expect.any(Number),
  });
});
