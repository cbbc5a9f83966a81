import { largest } from '#support/largest.ts';
import { expect, test } from '#support/site.ts';

// The benchmarks measure how long each press takes.

for (const { name, most, prepare, shown } of largest.filter((one) => !one.name.startsWith('…'))) {
  test(`@TASK-2 @ASK-1 @QUIZ-1 @QUIZ-2 @LEARN-5 @LEARN-6 @LEARN-11 @TELL-2 @READ-4 @INBOX-2 @PANEL-3 @VIDEO-5 no more elements than a page can bear: ${name}`, async ({
    page,
  }) => {
    const press = await prepare(page);
    await press();
    await shown(page);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(most);
  });
}
