/** The keys that open the quick search (QUICK-2): as they are shown, as ARIA names them, and the key's place on the keyboard. */
export const shortcut = { shown: ['Ctrl', 'B'], aria: 'Control+B', code: 'KeyB' } as const;

/** Ctrl and the key alone: with any other key it is another shortcut. */
export const isShortcut = ({ ctrlKey, shiftKey, altKey, metaKey, code }: KeyboardEvent): boolean =>
  ctrlKey && !shiftKey && !altKey && !metaKey && code === shortcut.code;
