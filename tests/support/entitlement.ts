// VIDEO-9 as one table. Tests check the function that the pages use and the security rules against it.

const kinds = ['free', 'group', 'paid'] as const;
export type Kind = (typeof kinds)[number];

/** Every kind of visitor, and the kinds of videos of the course frontend that they may watch. */
const readers = {
  guest: [],
  unverified: ['free'],
  'verified without lessons': ['free'],
  'with this lesson': ['free', 'group', 'paid'],
  'with this lesson until a day to come': ['free', 'group', 'paid'],
  'with this lesson until a day that is over': ['free'],
  'with another lesson': ['free'],
  teacher: ['free', 'group', 'paid'],
  admin: ['free', 'group', 'paid'],
} as const satisfies Record<string, readonly Kind[]>;

export type ReaderKind = keyof typeof readers;

const readerKinds = Object.keys(readers) as ReaderKind[];

/** The cells of the table: who, which video, allowed or not. */
export const cells = readerKinds.flatMap((reader) =>
  kinds.map((kind) => {
    const opened: readonly Kind[] = readers[reader];
    return { reader, kind, opens: opened.includes(kind) };
  }),
);
