const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/**
 * For the bundler's `codeSplitting`: modules that are one file in the browser, each group with all that it imports. So a
 * group may hold only what its visitors load as a whole. Everything else the bundler cuts by itself: modules that are
 * loaded by the same pages and parts are one file, and none loads code of another.
 */
export const scriptGroups = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  { name: 'auth', test: packages('@firebase[\\\\/](app|auth|component|logger|util)|idb') },
  { name: 'firestore', test: packages('@firebase[\\\\/](firestore|webchannel-wrapper)') },
  // What every page loads.
  { name: 'shell', test: /[\\/]src[\\/]layouts[\\/]Page\.astro\?/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** What the bundler calls the script of a component: each file that imports it repeats the name. */
const ofComponent = /\.astro_astro_type_script_index_\d+_lang$/;

/** The file of a script that a page names. */
export const firstScriptName = ({ name }: { name: string }): string =>
  `_astro/${name.replace(ofComponent, '')}.[hash].js`;

/**
 * The file of a script that is loaded later. Every feature has a gateway, a store and texts, so these bear the feature's name too:
 * `_astro/orders.desk.gateway.{hash}.js`.
 */
export function laterScriptName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const own = new RegExp(`/src/features/([\\w-]+)/(desk/)?${name}\\.tsx?$`);
  const [, feature, isDesk] = moduleIds.map((id) => own.exec(id)).find((found) => found !== null) ?? [];
  const isCommon = ['gateway', 'store', 'texts'].includes(name);
  return `_astro/${isCommon && feature ? `${feature}.${isDesk ? 'desk.' : ''}` : ''}${name.replace(ofComponent, '')}.[hash].js`;
}
