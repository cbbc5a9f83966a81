import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { manyContent as texts } from '#messages/panel/many-content.ts';
import type { ManyContent } from '#stores/panel/many-content.ts';
import { PickBox } from './PickBox.tsx';
import { SelectForm } from './SelectForm.tsx';
import { SelectResult } from './SelectResult.tsx';
import type { SelectProps } from './select-props.ts';

interface Props extends SelectProps {
  many: ManyContent;
}

/** PANEL-15: what is selected in a list, and one change of all of it. */
export function SelectPart({ many, actor, onBox, onEnd }: Props) {
  const { selection } = many;
  const picked = useStore(selection.$picked);
  const { rows, others } = useStore(selection.$shown);
  const isFull = useStore(selection.$isFull);
  const isPlanned = useStore(many.$task) !== null;
  const hasChoice = many.actions.length > 1;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    onBox(() => (id, title) => <PickBox many={many} id={id} title={title} />);
    return () => onBox(() => null);
  }, [many, onBox]);

  const isBelow = isPlanned || isOpen;
  const wasBelow = useRef(isBelow);
  useEffect(() => {
    // What had the focus below the bar is gone.
    if (wasBelow.current && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('.button')?.focus();
    wasBelow.current = isBelow;
  }, [isBelow]);

  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || many.run.$run.get() !== 'still') return;
    // A dialog or a form is in front of the list, or the key empties a field.
    if (!bar.current?.offsetParent || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '') return;
    // From what was opened last to what was opened first.
    if (isPlanned) many.back();
    else if (isOpen) setOpen(false);
    else onEnd();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => leave(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const isEmpty = picked.size === 0;
  return (
    <>
      <section className="select-bar" ref={bar} aria-label={texts.bar}>
        <div>
          <p role="status">
            {texts.picked(picked.size)} {others > 0 && texts.others(others)}
          </p>
          {isEmpty && <p className="hint">{texts.rangeHint}</p>}
        </div>
        {/* Also while nothing is selected: the rows below must not move when the first one is. */}
        {!isPlanned && (
          <div className="row">
            <button className="more" type="button" onClick={selection.pickAll}>
              {texts.all(rows)}
            </button>
            <button className="more" type="button" aria-disabled={isEmpty} onClick={selection.clear}>
              {texts.clear}
            </button>
            {hasChoice ? (
              <button
                className="button"
                type="button"
                aria-expanded={isOpen}
                aria-disabled={isEmpty && !isOpen}
                onClick={() => (isOpen || !isEmpty) && setOpen(!isOpen)}
              >
                {texts.toAction}
              </button>
            ) : (
              <button
                className="button"
                type="button"
                aria-disabled={isEmpty}
                onClick={() => many.plan(actor.uid)}
              >
                {texts.delete(picked.size)}
              </button>
            )}
          </div>
        )}
        {isFull && (
          <p className="error" role="alert">
            {texts.full}
          </p>
        )}
      </section>
      {isPlanned && <SelectResult many={many} actor={actor} />}
      {!isPlanned && hasChoice && isOpen && <SelectForm many={many} actor={actor} />}
    </>
  );
}
