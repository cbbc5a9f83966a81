import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Field, SelectField } from '#core/forms/Labelled.tsx';
import { endOf, lastDayOf } from '#core/session/grants.ts';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate, isoDay } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { Unread } from '#core/views/Unread.tsx';
import { limits } from '#core/words/limits.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { RowButton } from '#panel/RowActions.tsx';
import { RowForm } from '#panel/RowForm.tsx';
import { deadlinesOf, type Group, type OwnDeadline } from '../group.ts';
import type { Member } from './gateway.ts';
import {
  $things,
  deadline,
  deadlineIn,
  dropDeadline,
  dropExtension,
  extension,
  isExtension,
  loadThings,
  saveDeadline,
  saveExtension,
  sessionChoices,
  sessionName,
} from './noted.ts';
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
          <Due key={one.key} one={one} {...props} />
        ))}
      </ul>
      {typed === undefined && (
        <Button
          className="button quiet"
          data-opens="deadline"
          onClick={() => deadline.open(actor.uid, group.id, { key: '', day: '', session: '', days: '' })}
        >
          {texts.add}
        </Button>
      )}
      <DeadlineEditor {...props} />
      <ExtensionEditor {...props} />
    </>
  );
}

function Due({ one, group, members, actor }: Props & { one: OwnDeadline }) {
  const { key, title, at, after, href } = one;
  const longer = members.filter(({ own }) => own.due[key] !== undefined);
  const { [group.id]: typed } = useStore(extension.$texts, { keys: [group.id] });
  return (
    <li>
      <span className="record-facts">
        <a className="more" href={href}>
          {title}
        </a>
        <time className="mono soft" dateTime={at.toISOString()}>
          {texts.until(fullDate(lastDayOf(at)))}
        </time>
        {after && (
          <span className="small soft">{texts.hangs(after.days, sessionName(group, after.key))}</span>
        )}
      </span>
      <span className="row">
        {typed === undefined && (
          <Button
            className="more small"
            data-opens="extension"
            aria-label={texts.extendLabel(title)}
            onClick={() => extension.$texts.setKey(group.id, { key, uid: '', day: isoDay(lastDayOf(at)) })}
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
      {longer.map(({ user, own }) => (
        <p className="small" key={user.id}>
          {texts.ownUntil(fullName(user), fullDate(lastDayOf(own.due[key] ?? at)))}{' '}
          <RowButton
            $busy={$changing}
            label={texts.takeBackLabel(fullName(user))}
            onPress={() => dropExtension(actor, group.id, { uid: user.id, key, at: null })}
          >
            {texts.takeBack}
          </RowButton>
        </p>
      ))}
    </li>
  );
}

function DeadlineEditor({ group, actor }: Props) {
  const state = useStore($things);
  const { [group.id]: typed } = useStore(deadline.$texts, { keys: [group.id] });
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen) loadThings(group.course);
  }, [isOpen, group.course]);
  return (
    <RowForm
      form={deadline}
      by={actor.uid}
      id={group.id}
      texts={{ send: texts.save, sending: texts.saving, cancel: texts.cancel }}
      isWhole={(form) => deadlineIn(group, form) !== null}
      isTyped={({ key, day, days }) => key + day + days !== ''}
      onSend={() => saveDeadline(actor, group.id)}
    >
      {({ typed, type, isWrong }) =>
        state.step !== 'ready' || state.of !== group.course ? (
          <Unread of={state} text={texts.loading} retry={() => loadThings(group.course)} />
        ) : (
          <div className="group-fields">
            <SelectField
              label={texts.thing}
              name="due-key"
              value={typed.key}
              autoFocus
              problem={isWrong ? texts.wrong : null}
              onChange={({ target }) => type({ ...typed, key: target.value })}
            >
              <option value="">{texts.nothing}</option>
              {Object.entries(state.titles).map(([key, title]) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={texts.how}
              name="due-session"
              value={typed.session}
              onChange={({ target }) => type({ ...typed, session: target.value })}
            >
              <option value="">{texts.byDay}</option>
              {sessionChoices(group, timeNow()).map(({ key, start }) => (
                <option key={key} value={key}>
                  {texts.after(dateAndTime(start))}
                </option>
              ))}
            </SelectField>
            {typed.session === '' ? (
              <DayField value={typed.day} problem={null} onDay={(day) => type({ ...typed, day })} />
            ) : (
              <Field
                label={texts.days}
                name="due-days"
                type="number"
                inputMode="numeric"
                min={0}
                max={365}
                value={typed.days}
                onChange={({ target }) => type({ ...typed, days: target.value })}
              />
            )}
          </div>
        )
      }
    </RowForm>
  );
}

function ExtensionEditor({ group, members, actor }: Props) {
  return (
    <RowForm
      form={extension}
      by={actor.uid}
      id={group.id}
      texts={{ send: texts.save, sending: texts.saving, cancel: texts.cancel }}
      isWhole={isExtension}
      isTyped={({ uid }) => uid !== ''}
      onSend={() => saveExtension(actor, group.id)}
    >
      {({ typed, type, isWrong }) => (
        <>
          <p>
            <b>{group.due[typed.key]?.title}</b>
          </p>
          <div className="group-fields">
            <SelectField
              label={texts.student}
              name="extension-uid"
              value={typed.uid}
              autoFocus
              problem={isWrong && typed.uid === '' ? texts.chooseStudent : null}
              onChange={({ target }) => type({ ...typed, uid: target.value })}
            >
              <option value="">{texts.chooseStudent}</option>
              {members.map(({ user }) => (
                <option key={user.id} value={user.id}>
                  {fullName(user)}
                </option>
              ))}
            </SelectField>
            <DayField
              value={typed.day}
              problem={isWrong && !(endOf(typed.day) instanceof Date) ? texts.wrong : null}
              onDay={(day) => type({ ...typed, day })}
            />
          </div>
        </>
      )}
    </RowForm>
  );
}

interface DayProps {
  value: string;
  problem: string | null;
  onDay(day: string): void;
}

const DayField = ({ value, problem, onDay }: DayProps) => (
  <Field
    label={texts.byDay}
    name="due-day"
    type="date"
    max={limits.lastDay}
    value={value}
    problem={problem}
    onChange={({ target }) => onDay(target.value)}
  />
);
