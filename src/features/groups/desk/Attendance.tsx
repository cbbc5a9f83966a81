import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, dayMs, shortDate } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { closeTyped } from '#panel/ask.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { type Group, nextSessions, presenceOf } from '../group.ts';
import { attendance, attendanceOf, downloadAttendance, markedHere, saveAttendance } from './attendance.ts';
import type { Member } from './gateway.ts';
import { $changing } from './store.ts';
import { attendanceTexts as texts } from './texts.ts';

interface Props extends TabProps {
  group: Group;
  members: readonly Member[];
}

/** Renders again when the next session begins. */
function useRenderAtNextSession(group: Group): void {
  const [, setBegun] = useState(0);
  const now = timeNow();
  const next = nextSessions(group, now)
    .find(({ start }) => start > now)
    ?.start.getTime();
  useEffect(() => {
    const left = next === undefined ? Number.POSITIVE_INFINITY : next - timeNow().getTime();
    if (!next || left > dayMs) return;
    const timer = setTimeout(() => setBegun(next), left + 100);
    return () => clearTimeout(timer);
  }, [next]);
}

/** GROUP-4: names are tapped, on a phone too; what was tapped stays until it is saved. */
export function Attendance({ group, actor, members }: Props) {
  useRenderAtNextSession(group);
  const sessions = attendanceOf(group, members, timeNow());
  const { [group.id]: typed } = useStore(attendance.$texts, { keys: [group.id] });
  const changing = useStore($changing);
  const draft = typed ?? attendance.draftOf(actor.uid, group.id);
  const [asked, setAsked] = useState(draft?.session);
  const session = asked ?? String(sessions[0] ?? '');
  const here = draft?.session === session ? draft.here : markedHere(members, session);
  const mark = (now: string[]) => {
    setAsked(session);
    attendance.type(actor.uid, group.id, { session, here: now });
  };
  const isMarked = members.some(({ membership }) => session in membership.marks);
  if (sessions.length === 0) return <p className="soft">{texts.none}</p>;
  return (
    <>
      <SelectField
        label={texts.session}
        name="attendance-session"
        value={session}
        onChange={({ target: { value } }) =>
          // What was tapped for another session is not saved yet.
          closeTyped(draft !== null && draft.session !== value, () => {
            attendance.close(actor.uid, group.id);
            setAsked(value);
          })
        }
      >
        {sessions.map((at) => (
          <option key={at} value={at}>
            {dateAndTime(new Date(at))}
          </option>
        ))}
      </SelectField>
      <p className="hint">{texts.hint}</p>
      <Button className="button quiet" onClick={() => mark(members.map(({ user }) => user.id))}>
        {texts.all}
      </Button>
      <ul className="attendance">
        {members.map(({ user }) => {
          const isHere = here.includes(user.id);
          return (
            <li key={user.id}>
              <button
                type="button"
                aria-pressed={isHere}
                translate="no"
                onClick={() => mark(isHere ? here.filter((id) => id !== user.id) : [...here, user.id])}
              >
                {fullName(user)} {isHere && <Icon name="check" />}
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        busy={changing === group.id}
        off={changing !== null || (isMarked && draft?.session !== session)}
        onClick={() => {
          if (draft?.session !== session || typed === undefined) mark(here);
          saveAttendance(actor, group.id);
        }}
      >
        {changing === group.id ? texts.saving : texts.save}
      </Button>
      <Table group={group} members={members} />
    </>
  );
}

/** Those that a phone has room for; the file has all. */
const newest = 4;

function Table({ group, members }: Pick<Props, 'group' | 'members'>) {
  const columns = attendanceOf(group, members, timeNow())
    .filter((at) => members.some(({ membership }) => String(at) in membership.marks))
    .slice(0, newest);
  if (columns.length === 0) return null;
  return (
    <details className="unfolds">
      <summary>{texts.table}</summary>
      <div className="attendance-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.total}</th>
              {columns.map((at) => (
                <th scope="col" key={at}>
                  {shortDate(new Date(at)).slice(0, 5)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ user, membership }) => {
              const { here, of } = presenceOf(membership);
              return (
                <tr key={user.id}>
                  <th scope="row" translate="no">
                    {fullName(user)}
                  </th>
                  <td className="mono">
                    {here} / {of}
                  </td>
                  {columns.map((at) => {
                    const mark = membership.marks[String(at)];
                    return (
                      <td key={at}>
                        {mark !== undefined && (
                          <>
                            {mark ? <Icon name="check" /> : '–'}
                            <span className="vh">{mark ? texts.here : texts.away}</span>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Button className="more" onClick={() => downloadAttendance(group)}>
        {texts.download}
      </Button>
    </details>
  );
}
