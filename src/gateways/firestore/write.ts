import type { Fields, Operation } from '../operation.ts';
import { Sentinel } from './sentinels.ts';
import { encodeFields, isMap, type Json } from './value.ts';

/** Field names, from the outermost map to the innermost. */
type Path = readonly string[];

/** A path as text. Names with special characters are put in backticks. */
export const fieldPath = (path: Path): string =>
  path
    .map((name) => (/^[a-z_]\w*$/i.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, '\\$&')}\``))
    .join('.');

/** The paths of all values, also inside maps. An empty map counts as a value. */
function leaves(fields: Fields, above: Path = []): Path[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const path = [...above, name];
    return isMap(value) && Object.keys(value).length > 0 ? leaves(value, path) : [path];
  });
}

/** Builds nested maps from values and their paths. */
function nested(values: readonly (readonly [Path, unknown])[]): Json {
  const byName = new Map<string, (readonly [Path, unknown])[]>();
  for (const one of values) {
    const [[name = '']] = one;
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return Object.fromEntries(
    [...byName].map(([name, inside]) => {
      const [[path, value] = [[], undefined]] = inside;
      const deeper = inside.map(([[, ...rest], one]) => [rest, one] as const);
      return [name, path.length > 1 ? nested(deeper) : value];
    }),
  );
}

/** An update needs its document; a merge can require a version, or with `null` that there is none. */
function preconditionOf(operation: Operation): Json {
  const over = 'over' in operation ? operation.over : undefined;
  if (over) return { currentDocument: { updateTime: over } };
  const isUpdate = operation.kind === 'update';
  return isUpdate || over === null ? { currentDocument: { exists: isUpdate } } : {};
}

/**
 * One operation of a batch as a write of the REST interface.
 * @param name the full name of its document, which begins with `projects/`.
 * @throws AppError `firestore/invalid-argument` for a value that documents can't hold.
 */
export function writeOf(operation: Operation, name: string): Json {
  if (operation.kind === 'delete') return { delete: name };
  const isUpdate = operation.kind === 'update';
  // A dot separates names only in an update.
  const pathOf = (field: string): Path => (isUpdate ? field.split('.') : [field]);
  const values: [Path, unknown][] = [];
  const removed: Path[] = [];
  const transforms: Json[] = [];
  for (const [field, value] of Object.entries(operation.data)) {
    const path = pathOf(field);
    if (!(value instanceof Sentinel)) values.push([path, value]);
    else if (value.transform) transforms.push({ fieldPath: fieldPath(path), ...value.transform });
    else removed.push(path);
  }
  const fields = nested(values);
  const named = isUpdate ? values.map(([path]) => path) : leaves(fields);
  return {
    update: { name, fields: encodeFields(fields) },
    // Without a mask the write replaces the whole document.
    ...(operation.kind !== 'set' && { updateMask: { fieldPaths: [...named, ...removed].map(fieldPath) } }),
    ...(transforms.length > 0 && { updateTransforms: transforms }),
    ...preconditionOf(operation),
  };
}
