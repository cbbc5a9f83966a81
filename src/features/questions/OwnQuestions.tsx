import { useStore } from '@nanostores/react';
import { momentAddress, questionAddress } from '#core/addresses/video-address.ts';
import { fullDate } from '#core/time/dates.ts';
import { shortClock } from '#core/time/duration.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { Folded } from '#core/views/PageSection.tsx';
import type { WaitingQuestion } from './draft.ts';
import { $withdrawing, loadOwnQuestions, ownQuestions, withdrawOwn } from './own-questions.ts';
import { QuestionCode } from './QuestionCode.tsx';
import { type Question, stateOf } from './question.ts';
import { questions as texts } from './texts.ts';
import { $isWaitingUnkept, $waiting } from './waiting-questions.ts';

/** Read when it is unfolded (ASK-1). */
export function OwnQuestions({ uid }: { uid: string }) {
  return (
    <Folded title={texts.mine} load={() => loadOwnQuestions(uid)}>
      <OwnList uid={uid} />
    </Folded>
  );
}

function OwnList({ uid }: { uid: string }) {
  const state = useStore(ownQuestions.$state);
  const waiting = useStore($waiting);
  return (
    <>
      {waiting.length > 0 && (
        <ul className="own-questions">
          {waiting.map((one) => (
            <Waiting key={one.id} question={one} />
          ))}
        </ul>
      )}
      <LoadStatus of={state} text={texts.loading} retry={() => loadOwnQuestions(uid)} />
      {state.step === 'ready' && state.own.length === 0 && waiting.length === 0 && (
        <p className="soft">{texts.none}</p>
      )}
      {state.step === 'ready' && state.own.length > 0 && (
        <ul className="own-questions">
          {state.own.map((question) => (
            <Own key={question.id} question={question} />
          ))}
        </ul>
      )}
    </>
  );
}

function Waiting({ question }: { question: WaitingQuestion }) {
  const isUnkept = useStore($isWaitingUnkept);
  const { video, course, second, text, code, refused } = question;
  return (
    <li>
      <Moment address={momentAddress(course, video.id, second)} second={second} title={video.title} />
      <p>{text}</p>
      {code && <QuestionCode code={code} />}
      <p className="small soft">
        {refused ? texts.refused[refused] : isUnkept ? texts.waitingUnkept : texts.waiting}
      </p>
    </li>
  );
}

function Own({ question }: { question: Question }) {
  const withdrawing = useStore($withdrawing);
  const { id, course, video, title, second, text, code, at, reason } = question;
  const state = stateOf(question);
  // A hidden one does not stand under its video.
  const address =
    state === 'hidden' ? momentAddress(course, video, second) : questionAddress(course, video, second, id);
  return (
    <li>
      <Moment address={address} second={second} title={title} />
      <p>{text}</p>
      {code && <QuestionCode code={code} />}
      <p className="row">
        <span className="badge" data-question={state}>
          {texts.states[state]}
        </span>
        <span className="small soft">{fullDate(at)}</span>
        <Button
          className="more danger"
          aria-label={texts.about(texts.withdraw, title, shortClock(second))}
          busy={withdrawing === id}
          off={withdrawing !== null}
          onClick={async ({ currentTarget }) => {
            const part = currentTarget.closest('details');
            if (withdrawing !== null || !(await ask(texts.withdrawAsk))) return;
            await withdrawOwn(id);
            // The button has gone with its question.
            if (document.activeElement === document.body) part?.querySelector('summary')?.focus();
          }}
        >
          {texts.withdraw}
        </Button>
      </p>
      {state === 'hidden' && reason !== undefined && (
        <p>
          <b>{texts.reason}</b> {reason}
        </p>
      )}
    </li>
  );
}

function Moment({ address, second, title }: { address: string; second: number; title: string }) {
  return (
    <p>
      <a href={address}>
        {title}, <span className="mono">{shortClock(second)}</span>
      </a>
    </p>
  );
}
