// What the panel keeps on the device of staff: apart from storage-keys.ts, which every reader's page carries.

/** sessionStorage: whose panel is open in this tab, and which one (domain/panel/panel.ts). */
export const panelKey = 'kodyol:panel';

/** localStorage: what every key of a panel draft begins with. Removed when its writer signs out and was asked. */
const draftPrefix = 'kodyol:draft:';

/** sessionStorage: where its reader is in the panel's lists, while the page reloads itself (domain/panel/place.ts). */
export const panelPlaceKey = 'kodyol:panel-place';

/** localStorage: when somebody began to sign out, having been asked about what is not saved: no tab keeps it any more. */
export const signingOutKey = 'kodyol:signing-out';

/** localStorage: what every key of an account's drafts begins with. */
export const draftsOf = (uid: string): string => `${draftPrefix}${uid}:`;

/**
 * localStorage: what was typed into a form of the panel and not saved yet; `new` for a new document (PANEL-3). Every form
 * that is open has a slot of its own, so that two tabs never write to the same draft.
 */
export const draftKey = (uid: string, form: string, id: string | null, slot: string): string =>
  `${draftsOf(uid)}${form}:${id ?? 'new'}:${slot}`;

/** localStorage: pictures that a writer has uploaded and no saved post shows yet. Stays at sign-out: nothing else knows them. */
export const uploadedPicturesKey = (uid: string): string => `kodyol:uploaded:${uid}`;
