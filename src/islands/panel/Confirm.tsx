import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { confirming as texts } from '#messages/panel/panel.ts';
import { holdReload } from '#stores/panel/reload.ts';

interface Question {
  /** What will happen after «yes». */
  text: string;
  /** The label of the button that confirms. */
  yes?: string;
  no?: string;
  onYes(): void;
}

/** Asks before something is done that can't be undone. @returns what is rendered, and a function that asks. */
export function useConfirm(): [ReactNode, (question: Question) => void] {
  const [asked, ask] = useState<Question | null>(null);
  return [asked && <Confirm {...asked} onClose={() => ask(null)} />, ask];
}

/**
 * The question 'Əminsən?' (PANEL-9), rendered while it is asked. It is the browser's own modal dialog; the focus goes
 * to the harmless answer and afterwards back to where it was.
 * @param onClose called after either answer.
 */
function Confirm({ text, yes = texts.yes, no = texts.no, onYes, onClose }: Question & { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => holdReload(), []);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A click outside the content targets the dialog itself, because it hits the backdrop.
    current?.addEventListener('click', ({ target, detail }) => {
      // Ignore the second click of a double click that opened the dialog.
      if (target === current && detail < 2) current.close();
    });
    // Close the dialog before it is removed: only then the browser returns the focus.
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
