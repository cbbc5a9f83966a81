import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate, isoDay, timeOfDay } from '#core/time/dates.ts';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { Unread } from '#core/views/Unread.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import type { OwnGroup } from './gateway.ts';
import { isGroupOver, presenceOf, type Session, weekdayOf } from './group.ts';
import { dueSoon, ownWeek, saveCalendar, weekOf } from './store.ts';
import { week as texts } from './texts.ts';

interface Props {
  uid: string;
  /** Of the record, by course. */
  groups: Readonly<Record<string, string>> | undefined;
  courses: CoursesByPath;
}

/** GROUP-2; nothing for who is in no group. */
export function OwnWeek({ uid, groups = {}, courses }: Props) {
  const state = useStore(ownWeek.$state);
  const ids = Object.values(groups).join(' ');
  useEffect(() => {
    if (ids !== '') ownWeek.load(uid);
  }, [uid, ids]);
  if (ids === '') return null;
  if (state.step !== 'ready')
    return (
      <PageSection>
        <h2 className="lesser">{texts.title}</h2>
        <Unread of={state} text={texts.loading} retry={ownWeek.again} />
      </PageSection>
    );
  return state.own
    .filter(({ group }) => !isGroupOver(group, timeNow()))
    .map((own) => (
      <GroupWeek key={own.group.id} own={own} course={courses[own.group.course]?.title ?? own.group.course} />
    ));
}

function GroupWeek({ own, course }: { own: OwnGroup; course: string }) {
  const { group, link } = own;
  const now = timeNow();
  const sessions = weekOf(group, now);
  const due = dueSoon(group, own.own, now);
  return (
    <PageSection>
      <h2 className="lesser">{texts.title}</h2>
      <div className="own-week">
        <p>
          <b className="display">{group.title}</b>
          <span className="small soft">
            {course}
            {group.teacher && ` · ${texts.teacher(group.teacher)}`}
          </span>
        </p>
        <h3>{texts.next}</h3>
        {sessions.length === 0 && <p className="soft">{texts.noNext}</p>}
        <ol>
          {sessions.map((session) => (
            <SessionLine key={session.key} session={session} now={now} />
          ))}
        </ol>
        <div className="row">
          {link !== '' && (
            <a className="button" href={link} target="_blank" rel="noopener">
              {texts.join}
            </a>
          )}
          <button
            className="button quiet"
            type="button"
            aria-label={texts.calendarLabel(group.title)}
            onClick={() => saveCalendar(own, course)}
          >
            {texts.calendar}
          </button>
        </div>
        {link === '' && <p className="small soft">{texts.noLink}</p>}
        {due.length > 0 && (
          <>
            <h3>{texts.due}</h3>
            <ul>
              {due.map(({ key, title, href, at }) => (
                <li key={key}>
                  <a href={href}>{title}</a>{' '}
                  <time className="small soft" dateTime={at.toISOString()}>
                    {at > now ? texts.until(dateAndTime(new Date(at.getTime() - 1))) : texts.late}
                  </time>
                </li>
              ))}
            </ul>
          </>
        )}
        <Presence own={own} />
      </div>
    </PageSection>
  );
}

function SessionLine({ session, now }: { session: Session; now: Date }) {
  const { start, was, hour, isCancelled } = session;
  const day = texts.weekdays[weekdayOf(isoDay(start)) % 7];
  const time = `${fullDate(start)}, ${day}, ${timeOfDay(start)}`;
  return (
    <li>
      <time className="mono" dateTime={start.toISOString()}>
        {isCancelled ? <s>{time}</s> : time}
      </time>
      {isCancelled && <span className="badge">{texts.cancelled}</span>}
      {!isCancelled && start <= now && <span className="badge">{texts.now}</span>}
      {hour === null && !isCancelled && <span className="badge">{texts.added}</span>}
      {was && !isCancelled && <span className="small soft">{texts.moved(dateAndTime(was))}</span>}
    </li>
  );
}

/** GROUP-4. */
function Presence({ own: { own } }: { own: OwnGroup }) {
  const marks = Object.entries(own?.marks ?? {}).sort(([one], [other]) => Number(other) - Number(one));
  if (!own || marks.length === 0) return null;
  const { here, of } = presenceOf(own);
  return (
    <details className="unfolds">
      <summary>
        {texts.presence(here, of)} <Icon name="down" />
      </summary>
      <ul>
        {marks.map(([start, isHere]) => (
          <li key={start}>
            <span className="mono">{dateAndTime(new Date(Number(start)))}</span>{' '}
            <span className="small soft">{isHere ? texts.here : texts.away}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
