import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    onBox(() => (id, title) => <PickBox many={many} id={id} title={title} />);
    return () => onBox(() => null);
  }, [many, onBox]);

  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || many.run.$run.get() !== 'still') return;
    // A dialog or a form is in front of the list, or the key empties a field.
    if (!bar.current?.offsetParent || document.querySelector('dialog[open]')) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return;
    if (isPlanned) many.back();
    else onEnd();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => leave(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const toAction = () => {
    const field = bar.current?.parentElement?.querySelector<HTMLElement>(
      '.select-form select, .select-form button',
    );
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <section className="select-bar" ref={bar} aria-label={texts.bar}>
        <p role="status">
          {texts.picked(picked.size)} {others > 0 && texts.others(others)}
        </p>
        {!isPlanned && (
          <span className="row">
            <button className="more" type="button" onClick={selection.pickAll}>
              {texts.all(rows)}
            </button>
            {picked.size > 0 && (
              <>
                <button className="more" type="button" onClick={selection.clear}>
                  {texts.clear}
                </button>
                <button className="more" type="button" onClick={toAction}>
                  {texts.toAction}
                </button>
              </>
            )}
          </span>
        )}
        {isFull && (
          <p className="error" role="alert">
            {texts.full}
          </p>
        )}
      </section>
      {isPlanned ? <SelectResult many={many} actor={actor} /> : <SelectForm many={many} actor={actor} />}
    </>
  );
}
