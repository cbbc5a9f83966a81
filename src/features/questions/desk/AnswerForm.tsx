import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TextArea } from '#core/forms/Labelled.tsx';
import { shortClock } from '#core/time/duration.ts';
import type { PanelUser } from '#panel/panel.ts';
import { RowForm, RowText } from '#panel/RowForm.tsx';
import { CodeFields } from '../CodeFields.tsx';
import { hasWords } from '../draft.ts';
import { questionLimits } from '../limits.ts';
import type { Question } from '../question.ts';
import { $lines, answers, hideQuestion, linesAround, readLines, reasons, sendAnswer } from './store.ts';
import { questionTab as texts } from './texts.ts';

interface Props {
  question: Question;
  actor: PanelUser;
}

/** ASK-2. */
export function AnswerForm({ question: { id, video, second }, actor }: Props) {
  return (
    <RowForm
      form={answers}
      by={actor.uid}
      id={id}
      isWhole={hasWords}
      texts={texts}
      onSend={() => sendAnswer(actor, id)}
    >
      {({ typed, type, isWrong, autoFocus, isSending }) => (
        <>
          <Said video={video} second={second} />
          <TextArea
            label={texts.field}
            name={`answer-${id}`}
            hint={texts.fieldHint}
            rows={4}
            maxLength={questionLimits.text}
            problem={isWrong ? texts.emptyText : null}
            autoFocus={autoFocus}
            data-first
            value={typed.text}
            onChange={({ target }) => type({ ...typed, text: target.value })}
          />
          <CodeFields code={typed.code} isSending={isSending} onChange={(code) => type({ ...typed, code })} />
        </>
      )}
    </RowForm>
  );
}

function Said({ video, second }: { video: string; second: number }) {
  const { [video]: all } = useStore($lines, { keys: [video] });
  useEffect(() => {
    readLines(video);
  }, [video]);
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

/** ASK-1. */
export function HideForm({ question: { id }, actor }: Props) {
  return (
    <RowText
      form={reasons}
      by={actor.uid}
      id={id}
      field={{
        label: texts.reason,
        hint: texts.reasonHint,
        rows: 2,
        maxLength: questionLimits.hiddenReason,
      }}
      empty={texts.emptyReason}
      texts={{ ...texts, send: texts.hide, sending: texts.hiding }}
      onSend={() => hideQuestion(actor, id)}
    />
  );
}
