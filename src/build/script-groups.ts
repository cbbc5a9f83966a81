const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** A group is one file with all that it imports, so it may hold only what its visitors load as a whole; the bundler cuts the rest. */
export const scriptGroups = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  { name: 'auth', test: packages('@firebase[\\\\/](app|auth|component|logger|util)|idb') },
  { name: 'firestore', test: packages('@firebase[\\\\/](firestore|webchannel-wrapper)') },
  { name: 'shell', test: /[\\/]src[\\/]layouts[\\/]Page\.astro\?/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** The bundler's name for the script of a component, which each importing file repeats. */
const ofComponent = /\.astro_astro_type_script_index_\d+_lang$/;

export const firstScriptName = ({ name }: { name: string }): string =>
  `_astro/${name.replace(ofComponent, '')}.[hash].js`;

/** Every feature has a gateway, a store and texts, so these bear its name, too: `_astro/orders.desk.gateway.{hash}.js`. */
export function laterScriptName({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const own = new RegExp(`/src/features/([\\w-]+)/(desk/)?${name}\\.tsx?$`);
  const [, feature, isDesk] = moduleIds.map((id) => own.exec(id)).find((found) => found !== null) ?? [];
  const isCommon = ['gateway', 'store', 'texts'].includes(name);
  return `_astro/${isCommon && feature ? `${feature}.${isDesk ? 'desk.' : ''}` : ''}${name.replace(ofComponent, '')}.[hash].js`;
}
