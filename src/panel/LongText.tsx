import { useId, useState } from 'react';
import { lists as texts } from './texts.ts';

/** About what is seen without unfolding: a text that is hardly longer is not folded. */
const fewLines = 8;
const fewLetters = 600;

export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > fewLetters || text.split('\n').length > fewLines;
  return (
    <>
      <p className="long-text" id={id} data-cut={isLong && !isOpen ? '' : undefined}>
        {text}
      </p>
      {isLong && (
        <button
          className="more small"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.shorter : texts.whole}
        </button>
      )}
    </>
  );
}
