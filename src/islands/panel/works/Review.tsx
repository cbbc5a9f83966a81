import { useStore } from '@nanostores/react';
import { type RefObject, type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import type { PanelUser } from '#domain/panel/panel.ts';
import { limits } from '#domain/shared/limits.ts';
import { type Work, type WorkResult, workTaskKey } from '#domain/works/work.ts';
import { Field, TextArea } from '#islands/shared/Labelled.tsx';
import { CodeWords } from '#islands/works/CodeWords.tsx';
import { WorkVersion } from '#islands/works/WorkVersion.tsx';
import { workTab as texts } from '#messages/panel/works.ts';
import {
  $changing,
  $reviews,
  closeReview,
  decideWork,
  decisionOf,
  reviewProblem,
  type Review as Typed,
  typeReview,
} from '#stores/panel/works.ts';
import { $versions, shownKey } from '#stores/works/versions.ts';
import { BuildDataContext } from '../build-data.ts';
import { RunCode } from './RunCode.tsx';

interface Props {
  work: Work;
  actor: PanelUser;
  /** Not for a form that comes back with its row: it was open already. */
  autoFocus: boolean;
}

/** A version that is read, and what the teacher says of it, in the row of its work (TASK-2). */
export function Review({ work, actor, autoFocus }: Props) {
  const { id, version, kind, title } = work;
  const { [id]: review } = useStore($reviews, { keys: [id] });
  const key = shownKey(work, version);
  const { [key]: shown } = useStore($versions, { keys: [key] });
  const changing = useStore($changing);
  const { tasks } = useContext(BuildDataContext);
  const [problem, setProblem] = useState<string | null>(null);
  const [line, setLine] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const comment = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector<HTMLElement>('[type=checkbox], [name=text]')?.focus();
  }, [autoFocus]);
  if (!review) return null;
  const task = tasks[workTaskKey(work)];
  const checklist = task?.checklist ?? [];
  const code = shown?.step === 'ready' ? shown.version.code : '';
  const type = (change: Partial<Typed>) => {
    setProblem(null);
    typeReview(actor.uid, id, change);
  };
  const decide = (result: WorkResult) => {
    const decision = decisionOf(review, checklist, result);
    const wrong = reviewProblem(decision, review);
    setProblem(wrong);
    if (wrong === null) decideWork(actor, id, decision);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name=text]')?.focus());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    decide(
      submitter instanceof HTMLButtonElement && submitter.value === 'accepted' ? 'accepted' : 'returned',
    );
  };
  const isBusy = changing !== null;
  return (
    <div className="work-review">
      <WorkVersion
        work={work}
        number={version}
        comments={review.comments}
        onLine={(pressed) => {
          setLine(String(pressed));
          comment.current?.focus();
        }}
      />
      {kind === 'code' && code !== '' && task?.language && (
        <RunCode code={code} language={task.language} page={task.page} title={title} />
      )}
      {kind === 'code' && (
        <Comments
          comments={review.comments}
          last={code.split('\n').length}
          line={line}
          field={comment}
          onLine={setLine}
          onChange={(comments) => type({ comments })}
        />
      )}
      <form className="form message-form" ref={form} onSubmit={submit}>
        {checklist.length > 0 ? (
          <fieldset className="work-checklist">
            <legend className="label">{texts.checklist}</legend>
            {checklist.map((one) => (
              <label key={one}>
                <input
                  type="checkbox"
                  checked={review.checked.includes(one)}
                  onChange={({ target }) =>
                    type({
                      checked: target.checked
                        ? [...review.checked, one]
                        : review.checked.filter((other) => other !== one),
                    })
                  }
                />
                <span>
                  <CodeWords text={one} />
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <p className="hint">{texts.orphan}</p>
        )}
        {task && task.phrases.length > 0 && (
          <div>
            <p className="label">{texts.phrases}</p>
            {task.phrases.map((phrase) => (
              <p key={phrase}>
                <button
                  className="more small"
                  type="button"
                  onClick={() => type({ text: [review.text.trimEnd(), phrase].filter(Boolean).join('\n') })}
                >
                  <span>
                    <CodeWords text={phrase} />
                  </span>
                </button>
              </p>
            ))}
          </div>
        )}
        <TextArea
          label={texts.field}
          name="text"
          hint={texts.fieldHint}
          rows={4}
          maxLength={limits.workText}
          problem={problem}
          value={review.text}
          onChange={({ target }) => type({ text: target.value })}
        />
        <div className="row">
          <button
            className="button"
            type="submit"
            value="accepted"
            aria-busy={changing === id}
            aria-disabled={isBusy}
          >
            {texts.accept}
          </button>
          <button className="button quiet" type="submit" value="returned" aria-disabled={isBusy}>
            {texts.return}
          </button>
          <button className="more" type="button" onClick={() => closeReview(id)}>
            {texts.close}
          </button>
        </div>
      </form>
    </div>
  );
}

interface CommentsProps {
  comments: Record<string, string>;
  /** The number of the last line. */
  last: number;
  line: string;
  field: RefObject<HTMLInputElement | null>;
  onLine(line: string): void;
  onChange(comments: Record<string, string>): void;
}

/** Comments at lines: a press on a number, or the number typed, and the words. */
function Comments({ comments, last, line, field, onLine, onChange }: CommentsProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'line' | 'text' | null>(null);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = Number(line);
    const wrong =
      !Number.isInteger(number) || number < 1 || number > last ? 'line' : text.trim() === '' ? 'text' : null;
    setProblem(wrong);
    if (wrong) return;
    onChange({ ...comments, [number]: text.trim() });
    setText('');
    onLine('');
  };
  return (
    <form className="form work-comment-form" onSubmit={add}>
      {Object.keys(comments).length > 0 && (
        <ul className="work-comments" aria-label={texts.comments}>
          {Object.entries(comments).map(([at, said]) => (
            <li key={at}>
              <b className="mono">{at}</b> {said}{' '}
              <button
                className="more danger small"
                type="button"
                onClick={() => {
                  const { [at]: _, ...rest } = comments;
                  onChange(rest);
                }}
              >
                {texts.dropComment(at)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="work-comment-fields">
        <Field
          label={texts.line}
          name="line"
          inputMode="numeric"
          autoComplete="off"
          problem={problem === 'line' ? texts.noLine(last) : null}
          value={line}
          onChange={({ target }) => onLine(target.value)}
        />
        <Field
          ref={field}
          label={texts.comment}
          name="comment"
          autoComplete="off"
          maxLength={1_000}
          problem={problem === 'text' ? texts.emptyComment : null}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p>
        <button className="button quiet" type="submit">
          {texts.addComment}
        </button>
      </p>
    </form>
  );
}
