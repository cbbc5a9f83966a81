// VIDEO-9 as one table: the function that the pages ask and the rules that decide are both held to it.

const kinds = ['free', 'group', 'paid'] as const;
export type Kind = (typeof kinds)[number];

/** Everybody who can stand before a video of the lesson frontend, and what opens to them. */
const readers = {
  guest: [],
  unverified: ['free'],
  'verified without lessons': ['free'],
  'with this lesson': ['free', 'group', 'paid'],
  'with another lesson': ['free'],
  teacher: ['free', 'group', 'paid'],
  admin: ['free', 'group', 'paid'],
} as const satisfies Record<string, readonly Kind[]>;

export type ReaderKind = keyof typeof readers;

const readerKinds = Object.keys(readers) as ReaderKind[];

/** The table's cells: who, which video, opens or not. */
export const cells = readerKinds.flatMap((reader) =>
  kinds.map((kind) => {
    const opened: readonly Kind[] = readers[reader];
    return { reader, kind, opens: opened.includes(kind) };
  }),
);
