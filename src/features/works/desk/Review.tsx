import { useStore } from '@nanostores/react';
import { type RefObject, type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { Field, TextArea } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { closeTyped } from '#panel/ask.ts';
import { BuildDataContext } from '#panel/build-data.ts';
import type { PanelUser } from '#panel/panel.ts';
import { CodeWords } from '../CodeWords.tsx';
import { workLimits } from '../limits.ts';
import { $versions, shownKey } from '../versions.ts';
import { WorkVersion } from '../WorkVersion.tsx';
import { type Work, type WorkResult, workTaskKey } from '../work.ts';
import { RunCode } from './RunCode.tsx';
import {
  $changing,
  atLine,
  decideWork,
  decisionOf,
  reviewOf,
  reviewProblem,
  reviews,
  type Review as Typed,
  typeReview,
  withComment,
} from './store.ts';
import { workTab as texts } from './texts.ts';

interface Props {
  work: Work;
  actor: PanelUser;
  autoFocus: boolean; // not for a form that comes back with its row
}

/** TASK-2. */
export function Review({ work, actor, autoFocus }: Props) {
  const { id, version, kind, title } = work;
  const { [id]: typed } = useStore(reviews.$texts, { keys: [id] });
  const key = shownKey(work, version);
  const { [key]: shown } = useStore($versions, { keys: [key] });
  const changing = useStore($changing);
  const { tasks } = useContext(BuildDataContext);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrongLine, setWrongLine] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const comment = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector<HTMLElement>('[type=checkbox], [name=text]')?.focus();
  }, [autoFocus]);
  if (!typed) return null;
  const review = reviewOf(typed, version);
  const task = tasks[workTaskKey(work)];
  const checklist = task?.checklist ?? [];
  const code = shown?.step === 'ready' ? shown.version.code : '';
  const last = code.split('\n').length;
  const type = (change: Partial<Typed>) => {
    setProblem(null);
    setWrongLine(false);
    typeReview(actor.uid, work, change);
  };
  const decide = (result: WorkResult) => {
    const whole = withComment(review, last);
    setWrongLine(whole === null);
    if (!whole) return comment.current?.focus();
    const decision = decisionOf(whole, checklist, result);
    const wrong = reviewProblem(decision, whole);
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
          type(atLine(review, String(pressed)));
          comment.current?.focus();
        }}
      />
      {kind === 'code' && code !== '' && task?.language && (
        <RunCode code={code} language={task.language} page={task.page} title={title} />
      )}
      {kind === 'code' && (
        <Comments review={review} last={last} hasWrongLine={wrongLine} field={comment} onChange={type} />
      )}
      <form className="form message-form" ref={form} onSubmit={submit}>
        {review.older !== '' && (
          <div className="note">
            <p>{texts.older}</p>
            <p className="work-said">{review.older}</p>
            <p className="row">
              <Button
                className="more"
                onClick={() =>
                  type({ text: [review.text.trimEnd(), review.older].filter(Boolean).join('\n'), older: '' })
                }
              >
                {texts.useOlder}
              </Button>
              <Button className="more danger" onClick={() => closeTyped(true, () => type({ older: '' }))}>
                {texts.dropOlder}
              </Button>
            </p>
          </div>
        )}
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
                <Button
                  className="more small"
                  onClick={() => type({ text: [review.text.trimEnd(), phrase].filter(Boolean).join('\n') })}
                >
                  <span>
                    <CodeWords text={phrase} />
                  </span>
                </Button>
              </p>
            ))}
          </div>
        )}
        <TextArea
          label={texts.field}
          name="text"
          hint={texts.fieldHint}
          rows={4}
          maxLength={workLimits.text}
          problem={problem}
          value={review.text}
          onChange={({ target }) => type({ text: target.value })}
        />
        <div className="row">
          <Button type="submit" value="accepted" busy={changing === id} off={isBusy}>
            {texts.accept}
          </Button>
          <Button className="button quiet" type="submit" value="returned" off={isBusy}>
            {texts.return}
          </Button>
          <button className="more" type="button" onClick={() => reviews.fold(id)}>
            {texts.close}
          </button>
        </div>
      </form>
    </div>
  );
}

interface CommentsProps {
  review: Typed;
  last: number;
  hasWrongLine: boolean; // it has no line, so it could not be sent
  field: RefObject<HTMLInputElement | null>;
  onChange(change: Partial<Typed>): void;
}

/** A press on a number, or the number typed. */
function Comments({ review, last, hasWrongLine, field, onChange }: CommentsProps) {
  const { comments, comment, line } = review;
  const [problem, setProblem] = useState<'line' | 'text' | null>(null);
  useLostFocus(Object.keys(comments).length, () => field.current);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = withComment(review, last);
    setProblem(whole === null ? 'line' : comment.trim() === '' ? 'text' : null);
    if (whole && comment.trim() !== '') onChange(whole);
  };
  return (
    <form className="form" onSubmit={add}>
      {Object.keys(comments).length > 0 && (
        <ul className="work-comments" aria-label={texts.comments}>
          {Object.entries(comments).map(([at, said]) => (
            <li key={at}>
              <b className="mono">{at}</b> {said}{' '}
              <Button
                className="more danger small"
                onClick={() => {
                  const { [at]: _, ...rest } = comments;
                  closeTyped(true, () => onChange({ comments: rest }));
                }}
              >
                {texts.dropComment(at)}
              </Button>
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
          problem={problem === 'line' || hasWrongLine ? texts.noLine(last) : null}
          value={line}
          onChange={({ target }) => onChange(atLine(review, target.value))}
        />
        <Field
          ref={field}
          label={texts.comment}
          name="comment"
          autoComplete="off"
          maxLength={1_000}
          problem={problem === 'text' ? texts.emptyComment : null}
          value={comment}
          onChange={({ target }) => onChange({ comment: target.value })}
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
