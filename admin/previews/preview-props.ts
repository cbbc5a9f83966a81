import * as z from 'zod/mini';

/** The properties that Decap passes to a preview, as far as our previews use them. */
export interface PreviewProps {
  entry: { get(name: 'data'): { toJS(): unknown } };
  fields: { find(is: (field: { get(name: 'name'): unknown }) => boolean): unknown };
  /** Its string value is the address of the picture, also of an unsaved one. */
  getAsset(path: string, field?: unknown): unknown;
}

/** The entry during editing; missing or invalid fields are left out. */
export const draftOf = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { entry }: PreviewProps,
): z.infer<Schema> => schema.parse(entry.get('data').toJS());

/** The current address of a picture of the entry, also of an unsaved one. */
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
