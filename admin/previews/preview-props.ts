import * as z from 'zod/mini';

/** What Decap hands to a preview, as far as ours need it. */
export interface PreviewProps {
  entry: { get(name: 'data'): { toJS(): unknown } };
  fields: { find(is: (field: { get(name: 'name'): unknown }) => boolean): unknown };
  /** Its text is the address of the picture, also of one that is not saved yet. */
  getAsset(path: string, field?: unknown): unknown;
}

/** The entry as it is being written: what is missing or wrong in it is left out. */
export const draftOf = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { entry }: PreviewProps,
): z.infer<Schema> => schema.parse(entry.get('data').toJS());

/** The address under which a picture of the entry can be shown now. */
export const pictureOf = ({ fields, getAsset }: PreviewProps, field: string, path: string): string =>
  path &&
  String(
    getAsset(
      path,
      fields.find((one) => one.get('name') === field),
    ) ?? '',
  );

export const text = z.catch(z.string(), '');
export const texts = z.catch(z.array(text), []);
export const number = z.catch(z.number(), 0);
