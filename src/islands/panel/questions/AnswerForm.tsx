import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { PanelUser } from '#domain/panel/panel.ts';
import { hasWords } from '#domain/questions/draft.ts';
import type { Question } from '#domain/questions/question.ts';
import { limits } from '#domain/shared/limits.ts';
import { shortClock } from '#domain/videos/duration.ts';
import { CodeFields } from '#islands/questions/CodeFields.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { TextArea } from '#islands/shared/Labelled.tsx';
import { sendByKey } from '#islands/shared/send-by-key.ts';
import { questionTab as texts } from '#messages/panel/questions.ts';
import {
  $answers,
  $changing,
  $lines,
  $reasons,
  closeAnswer,
  closeReason,
  hideQuestion,
  linesAround,
  readLines,
  sendAnswer,
  typeAnswer,
  typeReason,
} from '#stores/panel/questions.ts';
import { closeTyped } from '../ask.ts';

interface Props {
  question: Question;
  actor: PanelUser;
  /** Not for a form that comes back with its row: it was open already. */
  autoFocus: boolean;
}

/** Focuses what is wrong, when the message is there. */
const focusWrong = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

/** An answer, in the row of its question (ASK-2). */
export function AnswerForm({ question: { id, video, second }, actor, autoFocus }: Props) {
  const { [id]: typed } = useStore($answers, { keys: [id] });
  const changing = useStore($changing);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    readLines(video);
  }, [video]);
  if (!typed) return null;
  const { text, code } = typed;
  const isEmpty = !hasWords(typed);
  const isSending = changing === id;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty) focusWrong(event.currentTarget);
    else sendAnswer({ id: actor.uid, name: actor.name }, id);
  };
  return (
    <form className="form message-form" onSubmit={send} onKeyDown={sendByKey}>
      <Said video={video} second={second} />
      <TextArea
        label={texts.field}
        name={`answer-${id}`}
        hint={texts.fieldHint}
        rows={4}
        maxLength={limits.questionText}
        problem={isTried && isEmpty ? texts.emptyText : null}
        autoFocus={autoFocus}
        data-first
        value={text}
        onChange={({ target }) => typeAnswer(actor.uid, id, { text: target.value })}
      />
      <CodeFields
        code={code}
        isSending={isSending}
        onChange={(change) => typeAnswer(actor.uid, id, { code: change })}
      />
      <div className="row">
        <Button type="submit" busy={isSending} off={changing !== null}>
          {isSending ? texts.sending : texts.send}
        </Button>
        <button
          className="more"
          type="button"
          onClick={() => closeTyped(!isEmpty, () => closeAnswer(actor.uid, id))}
        >
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** What is said in the video at that place, so that nobody has to watch it. */
function Said({ video, second }: { video: string; second: number }) {
  const { [video]: all } = useStore($lines, { keys: [video] });
  const lines = linesAround(all?.step === 'ready' ? all.lines : [], second);
  if (lines.length === 0) return null;
  return (
    <figure className="question-said">
      <figcaption>{texts.saidThere}</figcaption>
      {lines.map(({ start, text }) => (
        <p key={`${start} ${text}`}>
          <span className="mono soft">{shortClock(start ?? 0)}</span> {text}
        </p>
      ))}
    </figure>
  );
}

/** Why a question is hidden, in its row (ASK-1). */
export function HideForm({ question: { id }, actor, autoFocus }: Props) {
  const { [id]: reason = '' } = useStore($reasons, { keys: [id] });
  const changing = useStore($changing);
  const [isTried, setTried] = useState(false);
  const isSending = changing === id;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '') focusWrong(event.currentTarget);
    else hideQuestion(actor.uid, id);
  };
  return (
    <form className="form message-form" onSubmit={send} onKeyDown={sendByKey}>
      <TextArea
        label={texts.reason}
        name={`reason-${id}`}
        hint={texts.reasonHint}
        rows={2}
        maxLength={limits.hiddenReason}
        problem={isTried && reason.trim() === '' ? texts.emptyReason : null}
        autoFocus={autoFocus}
        value={reason}
        onChange={({ target }) => typeReason(actor.uid, id, target.value)}
      />
      <div className="row">
        <Button type="submit" busy={isSending} off={changing !== null}>
          {isSending ? texts.hiding : texts.hide}
        </Button>
        <button
          className="more"
          type="button"
          onClick={() => closeTyped(reason.trim() !== '', () => closeReason(actor.uid, id))}
        >
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
