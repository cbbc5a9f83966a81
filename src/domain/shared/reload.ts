// What a page keeps in its tab while it reloads itself after a newer deploy (components/shared/outdated-page.ts). Not in
// storage-keys.ts, which is in the script of every page.

/** sessionStorage: the scripts of the page that was reloaded last because the host had a newer one. */
export const outdatedScriptsKey = 'kodyol:outdated';

/** sessionStorage: what was typed into forms before that reload, until the page has it again. Never a password. */
export const typedKey = 'kodyol:typed';

/**
 * A field of a form: its name, what was typed, whether it is checked, and whether it had the focus. One build writes it and
 * another reads it: builds up to November 2026 did not write the last.
 */
export type TypedField = [name: string, value: string, checked: boolean, focused?: boolean];
