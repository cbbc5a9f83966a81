import { useEffect, useRef } from 'react';
import { $session } from '#core/session/session.ts';
import { Icon } from '#core/views/Icon.tsx';
import { partEntry } from './panel.ts';

const isPartEntry = (): boolean => history.state === partEntry;

let shownParts = 0;

/** Back closes the part, on a phone too. @returns a function that is to be called when the part is gone */
export function followPart(onBack: () => void): () => void {
  shownParts += 1;
  if (!isPartEntry()) history.pushState(partEntry, '');
  const back = () => {
    if (!isPartEntry()) onBack();
  };
  addEventListener('popstate', back);
  return () => {
    shownParts -= 1;
    removeEventListener('popstate', back);
    queueMicrotask(() => {
      // A part that takes the place of another has its entry.
      if (shownParts > 0 || !isPartEntry()) return;
      // Whoever signs out is on the way to another page.
      if ($session.get().state === 'guest') history.replaceState(null, '');
      else history.back();
    });
  };
}

interface Props {
  title: string;
  back: string;
  onBack(): void;
}

export function PartHead({ title, back, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onBack);
  close.current = onBack;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => followPart(() => close.current()), []);
  return (
    <>
      <div className="row between form-head">
        <button className="back" type="button" onClick={onBack}>
          <Icon name="left" /> {back}
        </button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
