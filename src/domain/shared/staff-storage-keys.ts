// Keys of what the panel keeps on the device of staff. Not in storage-keys.ts, which the script of every page contains.

/** sessionStorage: the user whose panel is open in this tab, and which panel (domain/panel/panel.ts). */
export const panelKey = 'kodyol:panel';

/** localStorage: the beginning of every key of a panel draft. Removed when its user signs out and has been asked. */
export const draftPrefix = 'kodyol:draft:';

/** sessionStorage: the user's place in the panel's lists, while the page reloads itself or is left (domain/panel/place.ts). */
export const panelPlaceKey = 'kodyol:panel-place';

/**
 * localStorage: when the user began to sign out, after the question about unsaved text. From then on no tab keeps any.
 */
export const signingOutKey = 'kodyol:signing-out';

/** localStorage: the beginning of every key of an account's drafts. */
export const draftsOf = (uid: string): string => `${draftPrefix}${uid}:`;

/**
 * localStorage: text that was typed into a form of the panel and not saved yet; `new` for a new document (PANEL-3).
 * Every open form has a slot of its own, so that two tabs never write to the same draft.
 */
export const draftKey = (uid: string, form: string, id: string | null, slot: string): string =>
  `${draftsOf(uid)}${form}:${id ?? 'new'}:${slot}`;

/**
 * localStorage: pictures that a user has uploaded and no saved post shows yet. Not removed at sign-out: they are
 * recorded only here.
 */
export const uploadedPicturesKey = (uid: string): string => `kodyol:uploaded:${uid}`;
