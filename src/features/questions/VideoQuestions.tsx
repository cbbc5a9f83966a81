import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { Button } from '#core/views/Button.tsx';
import { discarding } from '#core/views/common-texts.ts';
import { ask } from '#core/views/confirm-dialog.ts';
import { Icon } from '#core/views/Icon.tsx';
import { useInParts } from '#core/views/in-parts.ts';
import { FailedNote, Loading } from '#core/views/LoadStatus.tsx';
import { showToast } from '#core/views/toasts.ts';
import { $reader } from '#features/videos/store.ts';
import type { Video } from '#features/videos/video.ts';
import type { QuestionDraft, WaitingQuestion } from './draft.ts';
import { $questionDraft } from './drafts.ts';
import { QuestionCode } from './QuestionCode.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { Moment, QuestionItem, questionElement, returnFocus } from './QuestionItem.tsx';
import type { Question } from './question.ts';
import {
  $questionsSaid,
  beginQuestion,
  changeWaiting,
  openQuestionForm,
  questionForm,
  withdrawWaiting,
} from './question-form.ts';
import { $askedAt, $wantedQuestion, askHere } from './question-moments.ts';
import { $questions, readMoreQuestions, readQuestion, readQuestionsOf } from './store.ts';
import { questions as texts } from './texts.ts';
import { $isWaitingUnkept, $waiting, resendWaiting } from './waiting-questions.ts';

interface Props {
  video: Video;
  isDue: boolean;
}

const questionsAtOnce = 2;
const none: readonly Question[] = [];

export function VideoQuestions({ video, isDue }: Props) {
  const draft = useStore($questionDraft);
  const read = useStore($questions);
  const list = read.step === 'ready' && read.video !== video.id ? ({ step: 'loading' } as const) : read;
  const said = useStore($questionsSaid);
  const waiting = useStore($waiting).filter((one) => one.video.id === video.id);
  useEffect(() => {
    openQuestionForm(video);
    if (isDue) readQuestionsOf(video);
  }, [video, isDue]);
  const questions = list.step === 'ready' ? list.questions : none;
  const shown = useInParts(questions, questionsAtOnce, video.id);
  useAskedMoment(video);
  const heading = useWantedQuestion(video, shown);
  const back = useReturnedFocus(draft);
  const isInList = draft !== null && draft.kind !== 'ask' && shown.some(({ id }) => id === draft.id);
  const form = draft && <QuestionForm key={draft.kind + draft.id} draft={draft} whenCancelled={back} />;
  return (
    <section className="questions" aria-labelledby="questions-title">
      <div className="row between">
        <h3 id="questions-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h3>
        <button className="button quiet" type="button" data-ask-button onClick={() => askHere()}>
          <Icon name="edit" />
          {texts.ask}
        </button>
      </div>
      <p className="questions-said" role="status">
        {said}
      </p>
      {!isInList && form}
      <WaitingList video={video} waiting={waiting} />
      {list.step === 'loading' && isDue && <Loading text={texts.loading} />}
      {list.step === 'failed' && <FailedNote message={list.message} retry={() => readQuestionsOf(video)} />}
      {list.step === 'ready' && questions.length === 0 && waiting.length === 0 && !draft && (
        <p className="soft small">{texts.empty}</p>
      )}
      <QuestionState video={video} questions={shown} draft={isInList ? draft : null} form={form} />
      {list.step === 'ready' && list.more && (
        <p>
          <Button className="more" busy={list.isLoadingMore} onClick={readMoreQuestions}>
            {texts.more}
          </Button>
        </p>
      )}
    </section>
  );
}

interface ListProps {
  video: Video;
  questions: readonly Question[];
  draft: QuestionDraft | null;
  form: ReactNode;
}

function QuestionState({ video, questions, draft, form }: ListProps) {
  const reader = useStore($reader);
  if (!reader || questions.length === 0) return null;
  return (
    <ol className="question-list">
      {questions.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          video={video}
          uid={reader.uid}
          isStudent={reader.visitor === 'student'}
          form={draft?.id === question.id && draft.kind !== 'ask' ? { kind: draft.kind, view: form } : null}
        />
      ))}
    </ol>
  );
}

/** Asked without a network (ASK-1). */
function WaitingList({ video, waiting }: { video: Video; waiting: readonly WaitingQuestion[] }) {
  const uid = useStore($reader)?.uid;
  const isUnkept = useStore($isWaitingUnkept);
  if (uid === undefined || waiting.length === 0) return null;
  return (
    <ol className="question-list">
      {waiting.map((one) => (
        <li className="video-question" key={one.id} data-waiting>
          <p className="question-head">
            <Moment video={video} second={one.second} />
            <b>{one.name}</b>
            <span className="badge">{texts.own}</span>
          </p>
          <p className="question-text">{one.text}</p>
          {one.code && <QuestionCode code={one.code} />}
          {one.refused && (
            <p className="error">
              <Icon name="warn" />
              {texts.refused[one.refused]}
            </p>
          )}
          <p className="row question-tools">
            {one.refused ? (
              <Button
                className="more"
                onClick={async () => {
                  await resendWaiting(uid, one, video);
                  returnFocus(null);
                }}
              >
                {texts.resend}
              </Button>
            ) : (
              <span className="hint">{isUnkept ? texts.waitingUnkept : texts.waiting}</span>
            )}
            <button className="more" type="button" onClick={() => changeWaiting(uid, one)}>
              {texts.change}
            </button>
            <Button
              className="more"
              onClick={async () => {
                if (!(await ask(discarding))) return;
                await withdrawWaiting(uid, one);
                returnFocus(null);
              }}
            >
              {texts.withdraw}
            </Button>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The key Q or a press has asked, perhaps before this part was there. */
function useAskedMoment(video: Video): void {
  const askedAt = useStore($askedAt);
  useEffect(() => {
    if (askedAt?.video !== video.id) return;
    $askedAt.set(null);
    beginQuestion(askedAt.second, askedAt.text);
  }, [askedAt, video]);
}

/** The question may stand on a later page. */
function useWantedQuestion(video: Video, shown: readonly Question[]): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useStore($wantedQuestion);
  const list = useStore($questions);
  useEffect(() => {
    if (wanted === '') {
      $wantedQuestion.set(null);
      heading.current?.focus();
    }
    if (!wanted || list.step !== 'ready' || list.video !== video.id) return;
    if (list.questions.some(({ id }) => id === wanted)) {
      if (!shown.some(({ id }) => id === wanted)) return;
      $wantedQuestion.set(null);
      const element = questionElement(wanted);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      return;
    }
    $wantedQuestion.set(null);
    readQuestion(video.id, wanted).then(
      (found) => {
        const isHere = found !== null && !found.hidden && found.video === video.id;
        if (isHere) $wantedQuestion.set(wanted);
        else showToast({ kind: 'bad', text: texts.gone });
      },
      (error) => {
        console.error(error);
        showToast({ kind: 'bad', text: errors[codeOf(error)] });
      },
    );
  }, [wanted, list, shown, video]);
  return heading;
}

/** @returns gives the focus back to what has opened the form. */
function useReturnedFocus(draft: QuestionDraft | null): () => void {
  const isDone = useStore(questionForm.$state).step === 'done';
  const last = useRef(draft);
  useEffect(() => {
    if (draft) last.current = draft;
  }, [draft]);
  useEffect(() => {
    if (!isDone) return;
    questionForm.clear();
    returnFocus(idOf(last.current));
  }, [isDone]);
  return () => returnFocus(idOf(last.current));
}

const idOf = (draft: QuestionDraft | null): string | null =>
  draft && draft.kind !== 'ask' ? draft.id : null;
