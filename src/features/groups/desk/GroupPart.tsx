import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { fullName } from '#core/session/user.ts';
import { Button } from '#core/views/Button.tsx';
import { Loading, LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import ManyGrantsPart from '#features/accounts/desk/ManyGrantsPart.tsx';
import { tellAddress } from '#features/announcements/tell.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { PartHead } from '#panel/PartHead.tsx';
import { RowButton } from '#panel/RowActions.tsx';
import type { Group } from '../group.ts';
import { Attendance } from './Attendance.tsx';
import { BehindList } from './Behind.tsx';
import { Deadlines } from './Deadlines.tsx';
import { DeadlineForm, deadline, ExtensionForm, extension } from './deadlines.ts';
import { GroupEditor, GroupFacts } from './GroupForm.tsx';
import type { Member } from './gateway.ts';
import { SessionForm } from './group-form.ts';
import { Sessions } from './Sessions.tsx';
import {
  $changing,
  $isAdding,
  $leaving,
  $members,
  closeGroup,
  editGroup,
  loadMembers,
  saveGroup,
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
  useEffect(() => {
    loadMembers();
    sessionForm.reopen(actor.uid, group.id, v.parse(SessionForm, {}));
    deadline.reopen(actor.uid, group.id, v.parse(DeadlineForm, {}));
    extension.reopen(actor.uid, group.id, v.parse(ExtensionForm, {}));
  }, [actor.uid, group.id]);
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
          <GroupEditor actor={actor} group={group} onSend={() => saveGroup(actor, group.id)}>
            <RowButton
              $busy={$changing}
              data-opens="group"
              className="button quiet"
              onPress={() => editGroup(actor.uid, group)}
            >
              {texts.edit}
            </RowButton>
          </GroupEditor>
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

interface SectionProps {
  id: string;
  title: string;
  /** When it changes, the heading takes the focus of a button that has gone. */
  watched?: string | number | undefined;
  children: ReactNode;
}

function Section({ id, title, watched, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(watched, () => heading.current);
  return (
    <section className="group-section" aria-labelledby={`group-${id}`}>
      <h2 className="lesser" id={`group-${id}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const deadlinesIn = (group: Group, members: readonly Member[]): number =>
  [group, ...members.map(({ membership }) => membership)].reduce(
    (sum, { due }) => sum + Object.keys(due).length,
    0,
  );

/** Attendance first: it is taken in a lesson, on a phone. */
function Members({ group, actor }: Props) {
  const state = useStore($members);
  const members = state.step === 'ready' && state.of === group.id ? state.members : null;
  const given = { group, actor, members: members ?? [] };
  // What they stand above would move under a finger.
  if (members === null && state.step !== 'failed') return <Loading text={texts.membersLoading} />;
  return (
    <>
      {members && members.length > 0 && (
        <Section id="attendance" title={attendanceTexts.title}>
          <Attendance {...given} />
        </Section>
      )}
      <Section id="sessions" title={texts.sessions} watched={JSON.stringify(group.changes)}>
        <Sessions group={group} actor={actor} />
      </Section>
      {members && (
        <Section id="due" title={deadlineTexts.title} watched={deadlinesIn(group, members)}>
          <Deadlines {...given} />
        </Section>
      )}
      {members && members.length > 0 && (
        <Section id="behind" title={behindTexts.title}>
          <BehindList {...given} />
        </Section>
      )}
      <Section id="members" title={texts.members} watched={members?.length}>
        <div className="row">
          <Button onClick={() => showAdding(true)}>{texts.addMembers}</Button>
          {members && members.length > 0 && (
            <span className="mono soft">{texts.membersCount(members.length)}</span>
          )}
        </div>
        <LoadStatus of={state} text={texts.membersLoading} retry={loadMembers} />
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
