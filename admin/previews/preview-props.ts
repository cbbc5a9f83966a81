import * as v from 'valibot';

/** The properties that Decap passes to a preview, as far as our previews use them. */
export interface PreviewProps {
  entry: { get(name: 'data'): { toJS(): unknown } };
  fields: { find(is: (field: { get(name: 'name'): unknown }) => boolean): unknown };
  /** Its string value is the address of the picture, also of an unsaved one. */
  getAsset(path: string, field?: unknown): unknown;
}

/** The entry during editing; missing or invalid fields are left out. */
export const draftOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  { entry }: PreviewProps,
): v.InferOutput<Schema> => v.parse(schema, entry.get('data').toJS());

/** The current address of a picture of the entry, also of an unsaved one. */
export const pictureOf = ({ fields, getAsset }: PreviewProps, field: string, path: string): string =>
  path &&
  String(
    getAsset(
      path,
      fields.find((one) => one.get('name') === field),
    ) ?? '',
  );

export const text = v.fallback(v.string(), '');
export const texts = v.fallback(v.array(text), []);
export const number = v.fallback(v.number(), 0);
