/** The page of Decap (CMS-1). */
export const cmsPath = '/admin';

/** Where the build puts Decap and what belongs to it; no other page loads from there. */
export const cmsFolder = `${cmsPath}/cms`;

/** Decap's bundle. Without a hash: it is built beside the pages, which name it before it is there. */
export const cmsScript = `${cmsFolder}/cms.js`;

/** The element of /admin that holds what the bundle has to know, as JSON. */
export const cmsSettingsId = 'cms-settings';
