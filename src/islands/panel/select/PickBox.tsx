import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { ManyContent } from '#stores/panel/many-content.ts';

interface Props {
  many: ManyContent;
  id: string;
  title: string;
}

/** The box of a row; with Shift it selects all rows from the last one. */
export function PickBox({ many, id, title }: Props) {
  const picked = useStore(many.selection.$picked);
  const isPlanned = useStore(many.$task) !== null;
  const withShift = useRef(false);
  const noteKey = ({ shiftKey }: KeyboardEvent) => {
    withShift.current = shiftKey;
  };
  const press = ({ shiftKey, detail }: MouseEvent) => {
    // Not every browser says of a click that the space bar makes whether Shift was held.
    many.selection.toggle(id, shiftKey || (detail === 0 && withShift.current));
  };
  return (
    <label className="check record-pick">
      <input
        type="checkbox"
        aria-label={title}
        checked={picked.has(id)}
        disabled={isPlanned}
        onKeyDown={noteKey}
        onClick={press}
        onChange={() => {}}
      />
    </label>
  );
}
