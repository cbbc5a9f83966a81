import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadPart } from '#core/page/load-part.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { showToast } from '#core/views/toasts.ts';
import { ask } from '#panel/ask.ts';
import { CopyButton, useOpener } from '#panel/ContentTab.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { DeviceDrafts } from '#panel/Drafts.tsx';
import { LazyPart, type TabProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { List } from '#panel/List.tsx';
import { ListOrPart } from '#panel/ListOrPart.tsx';
import type { ListRow } from '#panel/list-query.ts';
import { serverTime } from '#panel/publishing.ts';
import { RowActions, RowButton } from '#panel/RowActions.tsx';
import { confirming } from '#panel/texts.ts';
import type { Quiz } from '../quiz.ts';
import { isOver } from './quiz-form.ts';
import { $resultsOf, closeResults, openResults } from './results.ts';
import {
  $openingQuiz,
  $openRecounts,
  deleteQuiz,
  openProblem,
  openQuiz,
  quizEditor,
  quizForms,
  quizList,
} from './store.ts';
import { quizCount, quizForm, quizTimes, quizTab as texts } from './texts.ts';

const loadForm = () => loadPart(() => import('./QuizForm.tsx'));
const loadResults = () => loadPart(() => import('./QuizResults.tsx'));
const parts = [
  { name: 'times', title: quizTimes.title, load: () => loadPart(() => import('./QuizTimes.tsx')) },
] as const;

/** QUIZ-1. */
export default function QuizTab({ actor }: TabProps) {
  const [part, setPart] = useState<'times' | null>(null);
  const editing = useStore(quizEditor.$editing);
  const isOpening = useStore(quizEditor.$opening);
  const results = useStore($resultsOf);
  const list = useStore(quizList.$list);
  const toForm = useOpener(quizEditor.$editing);
  const toResults = useOpener($resultsOf);
  // What was typed stays as a draft. A user who returns to the tab starts at its list.
  useEffect(() => quizForms.follow(actor.uid), [actor.uid]);
  useEffect(() => closeResults, []);
  const actions = (row: ListRow<Quiz>) => {
    if (!('item' in row)) return null;
    const quiz = row.item;
    return (
      <>
        {quiz.state === 'draft' ? (
          <OpenButton quiz={quiz} uid={actor.uid} />
        ) : (
          <Button
            className="more"
            aria-label={texts.resultsLabel(quiz.title)}
            onClick={toResults(() => openResults(quiz))}
          >
            {texts.results}
          </Button>
        )}
        <CopyButton title={quiz.title} onCopy={toForm(() => quizForms.openCopy(actor.uid, quiz))} />
        <RowActions
          title={quiz.title}
          onEdit={toForm(() => quizForms.open(actor.uid, quiz))}
          onRemove={
            quiz.state === 'draft'
              ? () =>
                  ask({
                    text: texts.deleteText(quiz.title),
                    yes: confirming.yes,
                    onYes: () => deleteQuiz(actor.uid, quiz),
                  })
              : undefined
          }
        />
      </>
    );
  };
  return (
    <ListOrPart<'times'> actor={actor} parts={parts} open={part} onOpen={setPart}>
      {(buttons) => (
        <>
          {editing && (
            <LazyPart
              load={loadForm}
              title={editing.seen ? quizForm.edit : quizForm.create}
              given={{ actor, editing }}
            />
          )}
          {results && !editing && (
            <LazyPart load={loadResults} title={texts.results} given={{ actor, onClose: closeResults }} />
          )}
          {/* Hidden, not removed, so that the user finds the same place again. */}
          <div hidden={editing !== null || results !== null}>
            <PageSection>
              <div className="row between tab-head">
                <h1>{texts.title}</h1>
                <Button busy={isOpening} onClick={toForm(() => quizForms.openNew(actor.uid))}>
                  {texts.create}
                </Button>
              </div>
              <Lead text={texts.lead} />
              <DeviceDrafts
                form="quiz"
                uid={actor.uid}
                onOpen={(draft) => toForm(() => quizForms.openDraft(actor.uid, draft))()}
              />
              <List
                store={quizList}
                label={texts.title}
                searchLabel={texts.search}
                sortNames={texts.lists}
                listLabel={texts.list}
                filterName={courseTitle}
                empty={(one) => texts.empty[one]}
                noMatches={texts.noMatches}
                beside={list.step === 'ready' && list.rows.length > 1 && buttons}
                render={(quiz) => <QuizDetails quiz={quiz} />}
                actions={actions}
              />
            </PageSection>
          </div>
        </>
      )}
    </ListOrPart>
  );
}

const factsOf = ({ questions, minutes, attempts }: Quiz): string =>
  texts.facts(questions.length, minutes, attempts);

function QuizDetails({ quiz }: { quiz: Quiz }) {
  const { id, title, course, state, ends, closed } = quiz;
  const openRecounts = useStore($openRecounts);
  return (
    <>
      <span>
        <b className="record-title">{title}</b>
        <span className="record-facts">
          <span className="badge">
            {texts.states[closed ? 'closed' : isOver(quiz, serverTime()) ? 'over' : state]}
          </span>
          {openRecounts.has(id) && (
            <span className="badge" data-quiz="uncounted">
              {quizCount.open}
            </span>
          )}
          <span>{courseTitle(course)}</span>
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{factsOf(quiz)}</span>
        {ends && <time dateTime={ends.toISOString()}>{texts.ends(dateAndTime(ends))}</time>}
      </span>
    </>
  );
}

const OpenButton = ({ quiz, uid }: { quiz: Quiz; uid: string }) => (
  <RowButton
    $busy={$openingQuiz}
    id={quiz.id}
    className="more"
    label={texts.openLabel(quiz.title)}
    busyText={texts.opening}
    onPress={() => {
      const problem = openProblem(uid, quiz);
      if (problem) return showToast({ kind: 'bad', text: problem });
      ask({
        text: texts.openText(quiz.title, courseTitle(quiz.course), factsOf(quiz)),
        yes: texts.openYes,
        onYes: () => openQuiz(uid, quiz),
      });
    }}
  >
    {texts.open}
  </RowButton>
);
