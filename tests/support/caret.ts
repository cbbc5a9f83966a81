import type { Page } from '@playwright/test';

/**
 * Presses a key that moves the caret of the post editor, and waits until the editor knows. It learns so from
 * `selectionchange`, which comes after the key: on a busy machine only after the next one. A key that leaves the caret
 * where it is would never be answered.
 * @param collapsed whether nothing is selected afterwards.
 */
export async function moveCaret(page: Page, key: string, collapsed = true): Promise<void> {
  const change = await page.evaluateHandle(
    (wanted) => ({
      heard: new Promise<void>((hear) => {
        document.addEventListener('selectionchange', function listen() {
          if (getSelection()?.isCollapsed !== wanted) return;
          document.removeEventListener('selectionchange', listen);
          hear();
        });
      }),
    }),
    collapsed,
  );
  await page.keyboard.press(key);
  await change.evaluate(({ heard }) => heard);
}
