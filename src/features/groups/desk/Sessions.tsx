import { useStore } from '@nanostores/react';
import { type ComponentProps, useRef } from 'react';
import { Field } from '#core/forms/Labelled.tsx';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, localTimeOf } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { MomentField } from '#panel/DateFields.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { RowButton } from '#panel/RowActions.tsx';
import { RowForm } from '#panel/RowForm.tsx';
import { comingSessions, type Group, type Session, sessionsOf } from '../group.ts';
import { SessionTime } from '../SessionTime.tsx';
import { sessionName } from './deadlines.ts';
import { type SessionForm, sessionProblem, usualMinutes } from './group-form.ts';
import { $changing, changeSession, sendSession, sessionForm } from './store.ts';
import { groupTab as texts } from './texts.ts';

interface Props extends TabProps {
  group: Group;
}

const shown = 4;

/** The sessions to come: moved, cancelled, restored or added (GROUP-1). */
export function Sessions({ group, actor }: Props) {
  const all = comingSessions(group, timeNow());
  const { [group.id]: typed } = useStore(sessionForm.$texts, { keys: [group.id] });
  // Also what was typed for a session that is over meanwhile, or no more.
  const isBelow = typed !== undefined && all.every(({ key }) => key !== typed.key);
  const row = (session: Session) => (
    <SessionRow
      key={session.key}
      session={session}
      group={group}
      actor={actor}
      isTyping={typed !== undefined}
    />
  );
  return (
    <>
      {all.length === 0 && <p className="soft">{texts.noSessions}</p>}
      <ol className="group-sessions">{all.slice(0, shown).map(row)}</ol>
      {all.length > shown && (
        <details className="unfolds">
          <summary>{texts.moreSessions(all.length - shown)}</summary>
          <ol className="group-sessions">{all.slice(shown).map(row)}</ol>
        </details>
      )}
      <div>
        {typed === undefined && (
          <Button
            className="button quiet"
            data-opens="session"
            onClick={() =>
              sessionForm.open(actor.uid, group.id, { key: '', at: '', minutes: usualMinutes(group) })
            }
          >
            {texts.add}
          </Button>
        )}
        <SessionEditor
          group={group}
          actor={actor}
          isHere={() => isBelow}
          above={
            isBelow && <p>{typed.key === '' ? texts.add : texts.moveLabel(sessionName(group, typed.key))}</p>
          }
        />
      </div>
    </>
  );
}

type EditorProps = Props & Pick<ComponentProps<typeof RowForm<SessionForm>>, 'isHere' | 'above'>;

const SessionEditor = ({ group, actor, ...place }: EditorProps) => (
  <RowForm
    {...place}
    form={sessionForm}
    by={actor.uid}
    id={group.id}
    texts={{ ...texts, send: texts.sendSession }}
    isWhole={(form) => sessionProblem(form, timeNow(), sessionsOf(group)) === null}
    onSend={() => sendSession(actor, group.id)}
  >
    {({ typed, type, isWrong, autoFocus }) => {
      const problem = isWrong ? sessionProblem(typed, timeNow(), sessionsOf(group)) : null;
      return (
        <div className="group-fields">
          <MomentField
            label={texts.when}
            name="session-at"
            autoFocus={autoFocus}
            value={typed.at}
            problem={problem && problem !== 'minutes' ? texts.sessionProblems[problem] : null}
            onChange={({ target }) => type({ ...typed, at: target.value })}
          />
          <Field
            label={texts.minutes}
            name="session-minutes"
            type="number"
            inputMode="numeric"
            value={typed.minutes}
            problem={problem === 'minutes' ? texts.sessionProblems[problem] : null}
            onChange={({ target }) => type({ ...typed, minutes: target.value })}
          />
        </div>
      );
    }}
  </RowForm>
);

/** @param isTyping the form is open: another session would take the place of what is typed. */
function SessionRow({ session, group, actor, isTyping }: Props & { session: Session; isTyping: boolean }) {
  const { key, start, minutes, was, hour, isCancelled } = session;
  const time = dateAndTime(start);
  const isChanged = was !== null || isCancelled;
  const row = useRef<HTMLLIElement>(null);
  useLostFocus(isCancelled, () => row.current?.querySelector('button'));
  return (
    <li ref={row}>
      <span className="record-facts">
        <SessionTime session={session}>
          <span className="soft">{texts.length(minutes)}</span>
        </SessionTime>
      </span>
      {start > timeNow() && !isTyping && (
        <span className="row">
          {!isCancelled && (
            <>
              <Button
                className="more small"
                data-opens="session"
                aria-label={texts.moveLabel(time)}
                onClick={() =>
                  sessionForm.open(
                    actor.uid,
                    group.id,
                    { key, at: localTimeOf(start), minutes: String(minutes) },
                    null,
                  )
                }
              >
                {texts.move}
              </Button>
              <RowButton
                $busy={$changing}
                className="more small danger"
                label={texts.cancelLabel(time)}
                question={{ text: texts.cancelText(time), yes: texts.cancelYes, no: texts.cancelNo }}
                onPress={() => changeSession(actor, group.id, { key, text: '' })}
              >
                {texts.cancelSession}
              </RowButton>
            </>
          )}
          {isChanged && hour !== null && (!was || was > timeNow()) && (
            <RowButton
              $busy={$changing}
              label={texts.restoreLabel(time)}
              onPress={() => changeSession(actor, group.id, { key, text: null })}
            >
              {texts.restore}
            </RowButton>
          )}
        </span>
      )}
      <SessionEditor group={group} actor={actor} isHere={(form) => form.key === key} />
    </li>
  );
}
