import type { Fields, Operation } from '#gateways/firebase/batches/operation.ts';

// An attack is a batch of a page with one thing wrong in it.

const defined = (data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Other values in the document at `path`; `undefined` leaves a field out. */
export function patch(operations: readonly Operation[], path: string, changes: Fields): Operation[] {
  return operations.map((operation) =>
    operation.path === path && operation.kind !== 'delete'
      ? { ...operation, data: defined({ ...operation.data, ...changes }) }
      : operation,
  );
}

export const without = (operations: readonly Operation[], ...paths: string[]): Operation[] =>
  operations.filter(({ path }) => !paths.includes(path));

/** The same write to another document. */
export const moved = (operations: readonly Operation[], from: string, to: string): Operation[] =>
  operations.map((operation) => (operation.path === from ? { ...operation, path: to } : operation));

/** One operation of a batch that must be there. */
export function operationAt(operations: readonly Operation[], path: string): Operation {
  const found = operations.find((operation) => operation.path === path);
  if (!found) throw new Error(`no operation at ${path}`);
  return found;
}
