/** The keys that open the quick search (QUICK-2): as shown, as ARIA names them, and the key's code on the keyboard. */
export const shortcut = { shown: ['Ctrl', 'B'], aria: 'Control+B', code: 'KeyB' } as const;

/** Only Ctrl and the key: together with another modifier it is a different shortcut. */
export const isShortcut = ({ ctrlKey, shiftKey, altKey, metaKey, code }: KeyboardEvent): boolean =>
  ctrlKey && !shiftKey && !altKey && !metaKey && code === shortcut.code;
