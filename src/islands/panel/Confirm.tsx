import { useEffect, useId, useRef } from 'react';
import { confirming as texts } from '#messages/panel/panel.ts';
import { holdReload } from '#stores/panel/reload.ts';

interface Props {
  /** What would happen. */
  text: string;
  /** What the button that does it says. */
  yes?: string;
  no?: string;
  onYes(): void;
  /** The question is answered, either way. */
  onClose(): void;
}

/**
 * 'Əminsən?' (PANEL-9): rendered while it is asked. The browser's own modal dialog; the focus goes to the harmless answer
 * and afterwards back to where it was.
 */
export function Confirm({ text, yes = texts.yes, no = texts.no, onYes, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => holdReload(), []);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A click beside its content is one on its backdrop.
    current?.addEventListener('click', ({ target, detail }) => {
      // The second click of the double click that opened it is none.
      if (target === current && detail < 2) current.close();
    });
    // Closed before it is taken away: only so the focus goes back.
    return () => current?.close();
  }, []);
  const agree = () => {
    dialog.current?.close();
    onYes();
  };
  return (
    <dialog
      className="steps"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className="hasiye" />
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="row">
        <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
          {no}
        </button>
        <button className="button" type="button" onClick={agree}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
