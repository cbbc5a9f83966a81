import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, Selection, type Transaction } from 'prosemirror-state';
import { playedAddress } from '#core/addresses/youtube.ts';
import { addressesIn } from './addresses.ts';
import { editorSchema } from './editor-schema.ts';

const { nodes, marks } = editorSchema;

/** Nodes inside a line that are not text count as a space, so that positions stay. */
const textOf = (block: Node): string =>
  block.textBetween(0, block.content.size, undefined, (leaf) => ' '.repeat(leaf.nodeSize));

/** @returns whether one was linked */
function linkIn(tr: Transaction, block: Node, at: number, isWanted: (from: number, to: number) => boolean) {
  if (block.type.spec.code || !block.type.allowsMarkType(marks.link)) return false;
  let linked = false;
  for (const { from, to, href } of addressesIn(textOf(block))) {
    const start = at + 1 + from;
    const end = at + 1 + to;
    const isTaken =
      tr.doc.rangeHasMark(start, end, marks.link) || tr.doc.rangeHasMark(start, end, marks.code);
    if (isTaken || !isWanted(start, end)) continue;
    tr.addMark(start, end, marks.link.create({ href }));
    linked = true;
  }
  return linked;
}

function cardAt(tr: Transaction, at: number): boolean {
  const block = tr.doc.nodeAt(at);
  const [only, ...others] = block?.children ?? [];
  if (block?.type !== nodes.paragraph || tr.doc.resolve(at).depth > 0 || others.length > 0) return false;
  const href = only && marks.link.isInSet(only.marks)?.attrs.href;
  if (typeof href !== 'string' || only?.text !== href || playedAddress(href) === null) return false;
  const after = at + block.nodeSize;
  const isLast = after === tr.doc.content.size;
  const hasCaret = tr.selection.from > at && tr.selection.to < after;
  tr.replaceWith(at, after, [
    nodes.videoCard.create({ href }),
    ...(isLast ? [nodes.paragraph.create()] : []),
  ]);
  if (hasCaret) tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
  return true;
}

function changedIn(transactions: readonly Transaction[]): { from: number; to: number } | null {
  let range: { from: number; to: number } | null = null;
  for (const { mapping } of transactions)
    for (const map of mapping.maps) {
      if (range) range = { from: map.map(range.from, -1), to: map.map(range.to, 1) };
      map.forEach((_from, _to, from, to) => {
        range = { from: Math.min(range?.from ?? from, from), to: Math.max(range?.to ?? to, to) };
      });
    }
  return range;
}

function afterPaste(tr: Transaction, { from, to }: { from: number; to: number }): void {
  const blocks: number[] = [];
  tr.doc.nodesBetween(from, Math.min(to, tr.doc.content.size), (node, at) => {
    if (!node.isTextblock) return;
    linkIn(tr, node, at, (start, end) => start < to && end > from);
    blocks.push(at);
  });
  for (const at of blocks.reverse()) cardAt(tr, at);
}

/** After a space the word before it, after Enter the last word of the line above. */
function afterTyping(tr: Transaction, { selection }: EditorState, before: EditorState): void {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return;
  if ($from.parentOffset > 0) {
    const end = $from.pos - 1;
    if (/\s/.test(textOf($from.parent).charAt($from.parentOffset - 1)))
      linkIn(tr, $from.parent, $from.before(), (_start, to) => to === end || isFollowed(tr, to, end));
    return;
  }
  const old = before.selection.$from;
  // The line that was split still begins where it did.
  if (old.depth === 0 || old.pos > $from.pos || old.parentOffset === 0) return;
  const at = old.before();
  const block = tr.doc.nodeAt(at);
  if (!block?.isTextblock || at + block.nodeSize > $from.pos) return;
  const end = at + 1 + block.content.size;
  if (linkIn(tr, block, at, (_start, to) => to === end || isFollowed(tr, to, end))) cardAt(tr, at);
}

const isFollowed = ({ doc }: Transaction, from: number, to: number): boolean =>
  from < to && /^[^\s\p{L}\p{N}]{1,4}$/u.test(doc.textBetween(from, to, ' ', ' '));

/** PANEL-3. A step of its own in the history: undo takes the link away and leaves the text. */
export const autolink = new Plugin({
  appendTransaction(transactions, before, state) {
    const changes = transactions.filter(({ docChanged }) => docChanged);
    const isOwn = transactions.some((one) => one.getMeta('appendedTransaction') || one.getMeta('history$'));
    if (changes.length === 0 || isOwn) return null;
    const { tr } = state;
    const range = changedIn(changes);
    if (range && changes.some((one) => one.getMeta('paste'))) afterPaste(tr, range);
    else if (state.doc.content.size > before.doc.content.size) afterTyping(tr, state, before);
    return tr.docChanged ? closeHistory(tr) : null;
  },
});
