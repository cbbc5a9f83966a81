export const cmsPath = '/admin'; // the page of Decap (CMS-1)

/** Where the build puts Decap and its files; no other page loads files from there. */
export const cmsFolder = `${cmsPath}/cms`;

/** Decap's bundle. Its name has no hash, because the pages name it before it is built. */
export const cmsScript = `${cmsFolder}/cms.js`;

/** The id of the element of /admin that holds the bundle's settings as JSON. */
export const cmsSettingsId = 'cms-settings';
