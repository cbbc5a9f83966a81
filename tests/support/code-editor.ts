import { expect, type Locator, type Page } from '@playwright/test';

/** The editor of a playground (CODE-5). */
export const codeEditor = (page: Page): Locator => page.getByRole('textbox', { name: 'Kodu burada dəyişin' });

/**
 * Replaces the code as a user does. `fill()` would keep its last lines now and then: it selects what is in the page,
 * and the editor draws only the lines that are near the visible ones.
 */
export async function writeCode(page: Page, code: string): Promise<void> {
  const editor = codeEditor(page);
  await editor.focus();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}
