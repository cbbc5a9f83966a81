// What the panel keeps on the device of staff: apart from storage-keys.ts, which every reader's page carries.

/** sessionStorage: whose panel is open in this tab, and which one (domain/panel.ts). */
export const panelKey = 'kodyol:panel';

/** localStorage: what every key of a panel draft begins with. Removed when its writer signs out. */
export const draftPrefix = 'kodyol:draft:';

/** localStorage: what was typed into a form of the panel and not saved yet; `new` for a new document (PANEL-3). */
export const draftKey = (uid: string, form: string, id: string | null): string =>
  `${draftPrefix}${uid}:${form}:${id ?? 'new'}`;

/** localStorage: pictures that a writer has uploaded and no saved post shows yet. Stays at sign-out: nothing else knows them. */
export const uploadedPicturesKey = (uid: string): string => `kodyol:uploaded:${uid}`;
