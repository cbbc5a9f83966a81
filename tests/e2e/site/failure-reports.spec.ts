import { expect, test } from '#support/site.ts';

test('@SHELL-16 a failure and a refusal of the policy are reported, without what was said, typed or visited', async ({
  page,
  refused,
  request,
}) => {
  const id = crypto.randomUUID();
  await page.addInitScript((name) => {
    // The sign-in form calls this while it renders.
    URLSearchParams.prototype.get = () => {
      throw Object.assign(new Error('a secret text'), { name });
    };
  }, `Crash-${id}`);
  await page.goto(`/sign-in?from=/secret-${id}`);
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
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
