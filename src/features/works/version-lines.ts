export interface VersionLine {
  text: string;
  number: number | null; // `null` for a line that is gone
  kind: 'same' | 'new' | 'gone';
}

const linesIn = (code: string): string[] => code.replaceAll('\r\n', '\n').split('\n');

/** TASK-2. */
export function versionLines(code: string, before?: string): VersionLine[] {
  const now = linesIn(code);
  return compared(now, before === undefined ? now : linesIn(before));
}

/** Common ends are passed over: the table grows with its square, and past two million cells all has changed. */
export function compared(now: readonly string[], had: readonly string[]): VersionLine[] {
  let start = 0;
  while (start < now.length && start < had.length && now[start] === had[start]) start++;
  let end = 0;
  while (
    end < Math.min(now.length, had.length) - start &&
    now[now.length - 1 - end] === had[had.length - 1 - end]
  )
    end++;
  const added = now.slice(start, now.length - end);
  const gone = had.slice(start, had.length - end);
  const line = (at: number, kind: 'same' | 'new'): VersionLine => ({
    text: now[at] ?? '',
    number: at + 1,
    kind,
  });
  return [
    ...now.slice(0, start).map((_, at) => line(at, 'same')),
    ...changed(added, gone).map(
      ([text, kind, at]): VersionLine =>
        kind === 'gone' ? { text, number: null, kind } : line(start + at, kind),
    ),
    ...now.slice(now.length - end).map((_, at) => line(now.length - end + at, 'same')),
  ];
}

type Change = readonly [text: string, kind: VersionLine['kind'], at: number];

/** The longest common subsequence, as one list. */
function changed(added: readonly string[], gone: readonly string[]): Change[] {
  const wide = gone.length + 1;
  if ((added.length + 1) * wide > 2_000_000)
    return [
      ...gone.map((text): Change => [text, 'gone', 0]),
      ...added.map((text, at): Change => [text, 'new', at]),
    ];
  /** Common lines from each pair of places on. */
  const common = new Uint16Array((added.length + 1) * wide);
  const at = (row: number, column: number) => common[row * wide + column] ?? 0;
  for (let row = added.length - 1; row >= 0; row--)
    for (let column = gone.length - 1; column >= 0; column--)
      common[row * wide + column] =
        added[row] === gone[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Change[] = [];
  let [row, column] = [0, 0];
  while (row < added.length || column < gone.length) {
    const [text, old] = [added[row], gone[column]];
    if (text !== undefined && text === old) {
      found.push([text, 'same', row++]);
      column++;
    } else if (old !== undefined && (text === undefined || at(row, column + 1) >= at(row + 1, column))) {
      found.push([old, 'gone', 0]);
      column++;
    } else found.push([text ?? '', 'new', row++]);
  }
  return found;
}
