import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Properties of a field that do not follow from its schema. */
export interface Look {
  widget: 'text' | 'markdown' | 'datetime' | 'image' | 'slug' | 'path' | 'hidden' | 'fixed-relation';
  default?: string;
  /** For a picture: the folder of its file, and its path in the entry (pictures.ts). */
  media_folder?: string;
  public_folder?: string;
  media_library?: { config: { max_file_size: number } };
  /** Whether an address may be typed instead. */
  choose_url?: boolean;
  /** For a relation: the other collection, and the names of its fields. */
  collection?: string;
  value_field?: string;
  search_fields?: string[];
  display_fields?: string[];
  /** The format of a date and time (dayjs). */
  format?: string;
}

/** The texts of a field for editors. */
interface Words {
  label: string;
  hint?: string;
  /** What to type, if the schema has a pattern. Without a full stop at the end. */
  wrong?: string;
  as?: Look;
}

interface ListWords extends Words {
  /** The label of one item. */
  item: string;
  itemAs?: Look;
}

/** Texts for every field of an entity, also nested ones: TypeScript requires texts for a field added to a schema. */
export type WordsOf<Entity> = {
  [Name in keyof Entity]-?: NonNullable<Entity[Name]> extends readonly (infer Item)[]
    ? ListWords & (Item extends object ? { fields: WordsOf<Item> } : unknown)
    : NonNullable<Entity[Name]> extends Date
      ? Words
      : NonNullable<Entity[Name]> extends object
        ? Words & { fields: WordsOf<NonNullable<Entity[Name]>> }
        : Words;
};

type AnyWords = Words & Partial<ListWords> & { fields?: Record<string, AnyWords> };

/** A field as Decap's configuration describes it. */
export interface Field extends Partial<Omit<Look, 'widget'>> {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  pattern?: [source: string, what: string];
  options?: string[];
  value_type?: 'int' | 'float';
  min?: number;
  max?: number;
  collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  field?: Field;
  fields?: Field[];
}

/**
 * Decap's fields of an entity. Names, required fields and limits come from its schema in src/domain, so that the two
 * always agree; only the texts are written here (CMS-1, CMS-4).
 */
export function fieldsOf<Entity>(
  schema: v.GenericSchema<unknown, Entity>,
  words: WordsOf<Entity> & Record<string, AnyWords>,
): Field[] {
  return fieldsIn(toJsonSchema(schema, { errorMode: 'ignore' }), words);
}

function fieldsIn({ properties = {}, required = [] }: JsonSchema, words: Record<string, AnyWords>): Field[] {
  return Object.entries(properties).map(([name, of]) => {
    const said = words[name];
    if (said === undefined || typeof of === 'boolean') throw new Error(`The field "${name}" has no words.`);
    return field(name, of, said, required.includes(name));
  });
}

function field(name: string, of: JsonSchema, words: AnyWords, isRequired: boolean): Field {
  const { label, hint, as } = words;
  // A text that may be empty is not required, for example author_image.
  const mayBeEmpty = of.anyOf?.some((one) => typeof one !== 'boolean' && one.const === '') ?? false;
  return {
    name,
    label,
    required: isRequired && !mayBeEmpty,
    ...(hint !== undefined && { hint }),
    ...widget(of, words),
    ...as,
  };
}

type Widget = Omit<Field, 'name' | 'label' | 'required'>;

function widget(of: JsonSchema, words: AnyWords): Widget {
  if (of.const !== undefined) return { widget: 'hidden', default: String(of.const) };
  if (of.enum) return { widget: 'select', options: of.enum.map(String) };
  switch (of.type) {
    case 'integer':
    case 'number':
      return { widget: 'number', value_type: of.type === 'integer' ? 'int' : 'float', ...range(of) };
    case 'boolean':
      return { widget: 'boolean' };
    case 'object':
      return { widget: 'object', collapsed: true, fields: fieldsIn(of, words.fields ?? {}) };
    case 'array':
      return { widget: 'list', ...list(of, words) };
    default:
      // For a picture Decap would test the pattern on the file name alone; before-save.ts checks the address.
      return words.as?.widget === 'image' ? { widget: 'image' } : { widget: 'string', ...pattern(of, words) };
  }
}

/** The range of safe integers is no limit for editors. */
function range({ minimum, maximum }: JsonSchema): Pick<Field, 'min' | 'max'> {
  return {
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function list({ items, minItems, maxItems }: JsonSchema, words: AnyWords): Omit<Widget, 'widget'> {
  if (items === undefined || typeof items === 'boolean' || Array.isArray(items)) {
    throw new Error(`The list "${words.label}" does not say what is in it.`);
  }
  const item = words.item ?? words.label;
  const content =
    items.type === 'object'
      ? {
          fields: fieldsIn(items, words.fields ?? {}),
          summary: `{{fields.${shownOf(items)}}}`,
        }
      : { field: field('text', items, itemWords(words, item), true) };
  return {
    label_singular: item,
    collapsed: items.type === 'object',
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...content,
  };
}

/** The field that an item of a list is called by. */
const shownOf = ({ properties = {} }: JsonSchema): string =>
  ['title', 'text', 'name', 'label'].find((name) => name in properties) ?? '';

const itemWords = ({ wrong, itemAs }: AnyWords, label: string): AnyWords => ({
  label,
  ...(wrong !== undefined && { wrong }),
  ...(itemAs && { as: itemAs }),
});

/** Decap has limits for numbers and lists only; limits of a text become a pattern with a message. */
function pattern(of: JsonSchema, { wrong }: AnyWords): Pick<Field, 'pattern'> {
  const own =
    of.pattern ?? of.anyOf?.map((one) => (typeof one === 'boolean' ? undefined : one.pattern)).find(Boolean);
  if (own !== undefined) {
    if (wrong === undefined) throw new Error(`The pattern ${own} has no words.`);
    return { pattern: [own, wrong] };
  }
  const { minLength = 0, maxLength } = of;
  if (minLength === 0 && maxLength === undefined) return {};
  const filled = minLength > 0 ? '(?=[\\s\\S]*\\S)' : '';
  const most = maxLength === undefined ? 'boş qala bilməz' : `ən çoxu ${maxLength} işarə ola bilər`;
  return { pattern: [`^${filled}[\\s\\S]{${minLength},${maxLength ?? ''}}$`, most] };
}
