import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { Field, SelectField } from '#core/forms/Labelled.tsx';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { isoDay, lastDayText, lastMinute } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { DayField } from '#panel/DateFields.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { RowButton } from '#panel/RowActions.tsx';
import { RowForm } from '#panel/RowForm.tsx';
import { deadlinesOf, type Group, type OwnDeadline } from '../group.ts';
import {
  $assignments,
  assignmentsFor,
  DeadlineForm,
  deadline,
  deadlineFormOf,
  deadlineProblem,
  dropDeadline,
  dropExtension,
  extension,
  extensionProblem,
  loadAssignments,
  saveDeadline,
  saveExtension,
  sessionChoices,
  sessionName,
} from './deadlines.ts';
import type { Member } from './gateway.ts';
import type { DeadlineProblem } from './group-form.ts';
import { $changing } from './store.ts';
import { deadlineTexts as texts } from './texts.ts';

interface Props extends TabProps {
  group: Group;
  members: readonly Member[];
}

/** GROUP-3. */
export function Deadlines(props: Props) {
  const { group, actor } = props;
  const due = deadlinesOf(group, null);
  const { [group.id]: typed } = useStore(deadline.$texts, { keys: [group.id] });
  return (
    <>
      <p className="hint">{texts.lead}</p>
      {due.length === 0 && <p className="soft">{texts.none}</p>}
      <ul className="group-due">
        {due.map((one) => (
          <Due key={one.key} one={one} isTyping={typed !== undefined} {...props} />
        ))}
      </ul>
      {typed === undefined && (
        <Button
          className="button quiet"
          data-opens="deadline"
          onClick={() => deadline.open(actor.uid, group.id, v.parse(DeadlineForm, {}))}
        >
          {texts.add}
        </Button>
      )}
      <DeadlineEditor {...props} />
    </>
  );
}

/** @param isTyping the form of a deadline is open: another one would take the place of what is typed. */
function Due({ one, isTyping, ...props }: Props & { one: OwnDeadline; isTyping: boolean }) {
  const { group, members, actor } = props;
  const { key, title, at, after, href } = one;
  const longer = members.filter(({ membership }) => membership.due[key] !== undefined);
  const { [group.id]: typed } = useStore(extension.$texts, { keys: [group.id] });
  return (
    <li>
      <span className="record-facts">
        <a className="more" href={href}>
          {title}
        </a>
        <time className="mono soft" dateTime={at.toISOString()}>
          {texts.until(lastDayText(at))}
        </time>
        {after && (
          <span className="small soft">{texts.hangs(after.days, sessionName(group, after.key))}</span>
        )}
      </span>
      <span className="row">
        {!isTyping && (
          <Button
            className="more small"
            aria-label={texts.changeLabel(title)}
            onClick={() => deadline.open(actor.uid, group.id, deadlineFormOf(group, one), null)}
          >
            {texts.change}
          </Button>
        )}
        {typed === undefined && members.length > 0 && (
          <Button
            className="more small"
            data-opens="extension"
            aria-label={texts.extendLabel(title)}
            onClick={() =>
              extension.open(actor.uid, group.id, { key, uid: '', day: isoDay(lastMinute(at)) }, null)
            }
          >
            {texts.extend}
          </Button>
        )}
        <RowButton
          $busy={$changing}
          className="more small danger"
          label={texts.dropLabel(title)}
          question={{ text: texts.dropText(title), yes: texts.dropYes, no: texts.dropNo }}
          onPress={() => dropDeadline(actor, group.id, key)}
        >
          {texts.drop}
        </RowButton>
      </span>
      {longer.map(({ user, membership }) => (
        <p className="small" key={user.id}>
          {texts.ownUntil(fullName(user), lastDayText(membership.due[key] ?? at))}{' '}
          <RowButton
            $busy={$changing}
            label={texts.takeBackLabel(fullName(user))}
            onPress={() => dropExtension(actor, group.id, { uid: user.id, key, at: null })}
          >
            {texts.takeBack}
          </RowButton>
        </p>
      ))}
      <ExtensionEditor of={key} {...props} />
    </li>
  );
}

function DeadlineEditor({ group, actor }: Props) {
  const state = useStore($assignments);
  const { [group.id]: typed } = useStore(deadline.$texts, { keys: [group.id] });
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) loadAssignments(group.course);
  }, [isOpen, group.course]);
  return (
    <RowForm
      form={deadline}
      by={actor.uid}
      id={group.id}
      texts={{ send: texts.save, sending: texts.saving, cancel: texts.cancel }}
      isWhole={(form) => deadlineProblem(group, form, timeNow()) === null}
      onSend={() => saveDeadline(actor, group.id)}
    >
      {({ typed, type, isWrong, autoFocus }) => {
        const problem = isWrong ? deadlineProblem(group, typed, timeNow()) : null;
        return state.step !== 'ready' || state.of !== group.course ? (
          <LoadStatus of={state} text={texts.loading} retry={() => loadAssignments(group.course)} />
        ) : (
          <div className="group-fields">
            <SelectField
              label={texts.thing}
              name="due-key"
              value={typed.key}
              autoFocus={autoFocus}
              problem={saidOf(problem, 'key')}
              onChange={({ target }) => type({ ...typed, key: target.value })}
            >
              {typed.of === '' && <option value="">{texts.nothing}</option>}
              {assignmentsFor(group, typed).map(([key, title]) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={texts.how}
              name="due-session"
              value={typed.session}
              problem={saidOf(problem, 'session')}
              onChange={({ target }) => type({ ...typed, session: target.value })}
            >
              <option value="">{texts.byDay}</option>
              {sessionChoices(group, timeNow(), typed.session).map((key) => (
                <option key={key} value={key}>
                  {texts.after(sessionName(group, key))}
                </option>
              ))}
            </SelectField>
            {typed.session === '' ? (
              <DueDay
                value={typed.day}
                problem={saidOf(problem, 'day')}
                onDay={(day) => type({ ...typed, day })}
              />
            ) : (
              <Field
                label={texts.days}
                name="due-days"
                type="number"
                inputMode="numeric"
                min={0}
                max={365}
                value={typed.days}
                problem={saidOf(problem, 'days')}
                onChange={({ target }) => type({ ...typed, days: target.value })}
              />
            )}
          </div>
        );
      }}
    </RowForm>
  );
}

const saidOf = (problem: DeadlineProblem | null, field: DeadlineProblem['field']): string | null =>
  problem?.field === field ? texts.problems[problem.kind] : null;

function ExtensionEditor({ of, group, members, actor }: Props & { of: string }) {
  return (
    <RowForm
      form={extension}
      isHere={({ key }) => key === of}
      by={actor.uid}
      id={group.id}
      texts={{ send: texts.save, sending: texts.saving, cancel: texts.cancel }}
      isWhole={(form) => extensionProblem(group, form, timeNow()) === null}
      onSend={() => saveExtension(actor, group.id)}
    >
      {({ typed, type, isWrong, autoFocus }) => {
        const problem = isWrong ? extensionProblem(group, typed, timeNow()) : null;
        return (
          <div className="group-fields">
            <SelectField
              label={texts.student}
              name="extension-uid"
              value={typed.uid}
              autoFocus={autoFocus}
              problem={saidOf(problem, 'uid')}
              onChange={({ target }) => type({ ...typed, uid: target.value })}
            >
              <option value="">{texts.chooseStudent}</option>
              {members.map(({ user }) => (
                <option key={user.id} value={user.id}>
                  {fullName(user)}
                </option>
              ))}
            </SelectField>
            <DueDay
              value={typed.day}
              problem={saidOf(problem, 'day')}
              onDay={(day) => type({ ...typed, day })}
            />
          </div>
        );
      }}
    </RowForm>
  );
}

interface DayProps {
  value: string;
  problem: string | null;
  onDay(day: string): void;
}

const DueDay = ({ value, problem, onDay }: DayProps) => (
  <DayField
    label={texts.byDay}
    name="due-day"
    value={value}
    problem={problem}
    onChange={({ target }) => onDay(target.value)}
  />
);
