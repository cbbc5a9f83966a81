import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Field } from '#core/forms/Labelled.tsx';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, localTimeOf } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { Unread } from '#core/views/Unread.tsx';
import { limits } from '#core/words/limits.ts';
import ManyGrantsPart from '#features/accounts/desk/ManyGrantsPart.tsx';
import { tellAddress } from '#features/announcements/tell.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { PartHead } from '#panel/Lead.tsx';
import { RowButton } from '#panel/RowActions.tsx';
import { RowForm } from '#panel/RowForm.tsx';
import { type Group, nextSessions, type Session, sessionsOf } from '../group.ts';
import { Attendance } from './Attendance.tsx';
import { BehindList } from './Behind.tsx';
import { Deadlines } from './Deadlines.tsx';
import { EditButton, GroupFacts } from './GroupForm.tsx';
import { sessionProblem } from './group-form.ts';
import {
  $changing,
  $isAdding,
  $leaving,
  $members,
  changeSession,
  closeGroup,
  editGroup,
  loadMembers,
  sendSession,
  sessionForm,
  showAdding,
  takeOut,
} from './store.ts';
import { attendanceTexts, behindTexts, deadlineTexts, groupTab as texts } from './texts.ts';

interface Props extends TabProps {
  group: Group;
}

/** One group: its days and people (GROUP-1). */
export function GroupPart({ group, actor }: Props) {
  const isAdding = useStore($isAdding);
  if (isAdding)
    return (
      <ManyGrantsPart actor={actor} group={group} back={group.title} onClose={() => showAdding(false)} />
    );
  return (
    <PageSection>
      <PartHead title={group.title} back={texts.back} onBack={closeGroup} />
      <div className="group-head">
        <GroupFacts group={group} bare />
        <div className="row">
          <EditButton group={group} actor={actor} onPress={() => editGroup(actor.uid, group)} />
          <a
            className="button quiet"
            href={tellAddress({ course: group.id, text: `${group.title}: `, link: '' })}
          >
            {texts.announce}
          </a>
        </div>
      </div>
      <Members group={group} actor={actor} />
    </PageSection>
  );
}

const shown = 4;

function Sessions({ group, actor }: Props) {
  const now = timeNow();
  const next = nextSessions(group, now);
  const cancelled = sessionsOf(group).filter(({ isCancelled, start }) => isCancelled && start > now);
  const all = [...next, ...cancelled].sort((a, b) => a.start.getTime() - b.start.getTime());
  const { [group.id]: typed } = useStore(sessionForm.$texts, { keys: [group.id] });
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
    <Section id="sessions" title={texts.sessions}>
      {all.length === 0 && <p className="soft">{texts.noSessions}</p>}
      <ol className="group-sessions">{all.slice(0, shown).map(row)}</ol>
      {all.length > shown && (
        <details className="unfolds">
          <summary>{texts.moreSessions(all.length)}</summary>
          <ol className="group-sessions">{all.slice(shown).map(row)}</ol>
        </details>
      )}
      {typed === undefined && (
        <Button
          className="button quiet"
          data-opens="session"
          onClick={() => sessionForm.open(actor.uid, group.id, { key: '', at: '', minutes: '90' })}
        >
          {texts.add}
        </Button>
      )}
      <RowForm
        form={sessionForm}
        by={actor.uid}
        id={group.id}
        texts={{ ...texts, send: texts.sendSession }}
        isWhole={(form) => sessionProblem(form, timeNow()) === null}
        isTyped={({ at }) => at !== ''}
        above={typed && <p>{typed.key === '' ? texts.add : texts.moveLabel(typed.key.replace('T', ' '))}</p>}
        onSend={() => sendSession(actor, group.id)}
      >
        {({ typed, type, isWrong }) => {
          const problem = isWrong ? sessionProblem(typed, timeNow()) : null;
          return (
            <div className="group-fields">
              <Field
                label={texts.when}
                name="session-at"
                type="datetime-local"
                max={`${limits.lastDay}T23:59`}
                autoFocus
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
    </Section>
  );
}

/** @param isTyping the form is open: another session would take the place of what is typed. */
function SessionRow({ session, group, actor, isTyping }: Props & { session: Session; isTyping: boolean }) {
  const { key, start, minutes, was, hour, isCancelled } = session;
  const time = dateAndTime(start);
  const isChanged = was !== null || isCancelled;
  return (
    <li>
      <span className="record-facts">
        <time className="mono" dateTime={start.toISOString()}>
          {isCancelled ? <s>{time}</s> : time}
        </time>
        <span className="soft">{texts.length(minutes)}</span>
        {isCancelled && <span className="badge">{texts.cancelled}</span>}
        {hour === null && !isCancelled && <span className="badge">{texts.added}</span>}
        {was && <span className="small soft">{texts.wasAt(dateAndTime(was))}</span>}
      </span>
      {start > timeNow() && !isTyping && (
        <span className="row">
          {!isCancelled && (
            <>
              <Button
                className="more small"
                aria-label={texts.moveLabel(time)}
                onClick={() =>
                  sessionForm.$texts.setKey(group.id, {
                    key,
                    at: localTimeOf(start),
                    minutes: String(minutes),
                  })
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
          {isChanged && hour !== null && (
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
    </li>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="group-section" aria-labelledby={`group-${id}`}>
      <h2 className="lesser" id={`group-${id}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Attendance first: it is taken in a lesson, on a phone. */
function Members({ group, actor }: Props) {
  const state = useStore($members);
  const members = state.step === 'ready' && state.of === group.id ? state.members : null;
  const given = { group, actor, members: members ?? [] };
  return (
    <>
      {members && members.length > 0 && (
        <Section id="attendance" title={attendanceTexts.title}>
          <Attendance {...given} />
        </Section>
      )}
      <Sessions group={group} actor={actor} />
      {members && members.length > 0 && (
        <>
          <Section id="due" title={deadlineTexts.title}>
            <Deadlines {...given} />
          </Section>
          <Section id="behind" title={behindTexts.title}>
            <BehindList {...given} />
          </Section>
        </>
      )}
      <Section id="members" title={texts.members}>
        <div className="row">
          <Button onClick={() => showAdding(true)}>{texts.addMembers}</Button>
          {members && members.length > 0 && (
            <span className="mono soft">{texts.membersCount(members.length)}</span>
          )}
        </div>
        <Unread of={state} text={texts.membersLoading} retry={loadMembers} />
        {members?.length === 0 && <p className="soft">{texts.noMembers}</p>}
        <ul className="group-members">
          {members?.map(({ user }) => (
            <li key={user.id}>
              <b translate="no">{fullName(user)}</b>
              <ContactLinks
                number={user.mobile}
                email={user.email}
                subject={`${courseTitle(group.course)}, ${group.title}`}
                greeting=""
              />
              <RowButton
                $busy={$leaving}
                id={user.id}
                className="more small danger"
                label={texts.takeOutLabel(fullName(user))}
                busyText={texts.takingOut}
                question={{
                  text: texts.takeOutText(fullName(user)),
                  yes: texts.takeOutYes,
                  no: texts.cancelNo,
                }}
                onPress={() => takeOut(actor.uid, group, user.id)}
              >
                {texts.takeOut}
              </RowButton>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
