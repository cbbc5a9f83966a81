// Brings what builds leave to later builds (kept-folder.ts, cms-cache.ts, Astro's pictures) to each machine of the host. A build
// works without any of it.
const folders = ['.cache/site', 'node_modules/.cache/cms', 'node_modules/.astro/assets'];

export const onPreBuild = ({ utils }) => utils.cache.restore(folders);
export const onPostBuild = ({ utils }) => utils.cache.save(folders);
