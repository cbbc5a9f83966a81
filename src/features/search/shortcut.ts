/** QUICK-2. */
export const shortcut = { shown: ['Ctrl', 'B'], aria: 'Control+B', code: 'KeyB' } as const;

/** With another modifier it is a different shortcut. */
export const isShortcut = ({ ctrlKey, shiftKey, altKey, metaKey, code }: KeyboardEvent): boolean =>
  ctrlKey && !shiftKey && !altKey && !metaKey && code === shortcut.code;
