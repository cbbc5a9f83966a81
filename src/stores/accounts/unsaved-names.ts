import { atom } from 'nanostores';
import type { PersonNames } from '#domain/accounts/user.ts';

/**
 * What somebody has typed into the form of the own names and not saved: it outlives the form when the session ends, and
 * is theirs. Apart from the form, because every page about oneself says that it is kept.
 */
export const $unsaved = atom<{ uid: string; names: PersonNames } | null>(null);
