import { useEffect, useRef } from 'react';
import { $session } from '#core/session/session.ts';
import { Icon } from '#core/views/Icon.tsx';
import { partEntries } from './panel.ts';

const isPartEntry = (): boolean => Object.values(partEntries).includes(history.state);
const enter = () => isPartEntry() || history.pushState(partEntries.overList, '');

/** What closes each part, the newest last: one may stand hidden below another. */
const shown: (() => void)[] = [];

/** Back closes the part, on a phone too. @returns a function that is to be called when the part is gone */
export function followPart(onBack: () => void): () => void {
  shown.push(onBack);
  enter();
  const back = () => {
    if (!isPartEntry() && shown.at(-1) === onBack) onBack();
  };
  addEventListener('popstate', back);
  return () => {
    shown.splice(shown.indexOf(onBack), 1);
    removeEventListener('popstate', back);
    queueMicrotask(() => {
      // A part that takes the place of another, or stood below it, has its entry.
      if (shown.length > 0) enter();
      else if (history.state === partEntries.overList && $session.get().state !== 'guest') history.back();
      // Below is the tab before, or whoever signs out is on the way to another page.
      else if (isPartEntry()) history.replaceState(null, '');
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
