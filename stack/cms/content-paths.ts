/** The only folder of the checkout that editors may access; the media folder is inside it. */
const folder = 'content';

/** Names of decap-server's parameters that are paths or lists of paths. */
const pathNames = new Set(['path', 'newPath', 'folder', 'mediaFolder', 'paths']);

const isInside = (path: string): boolean => {
  const [first, ...rest] = path.split('/');
  // An empty part means a double or final slash; a leading dot means a hidden file, `..` or `.git`.
  const isClean = rest.every((part) => part !== '' && !part.startsWith('.'));
  return first === folder && isClean && !/[\\\p{Cc}]/u.test(path);
};

/** Whether all paths in a request's parameters are in `content/`. A path that is not a string is refused. */
export function asksForContentOnly(params: unknown): boolean {
  if (typeof params !== 'object' || params === null) return true;
  return Object.entries(params).every(([name, value]) => {
    if (Array.isArray(params) || !pathNames.has(name)) return asksForContentOnly(value);
    const paths: unknown[] = Array.isArray(value) ? value : [value];
    return paths.every((path) => path === undefined || (typeof path === 'string' && isInside(path)));
  });
}
