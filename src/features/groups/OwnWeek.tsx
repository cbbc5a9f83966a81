import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { $profile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate, lastMinute, timeOfDay } from '#core/time/dates.ts';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { dueSoon, isOver, nextSessions, type OwnGroup, presenceOf } from './group.ts';
import { SessionTime, sessionTime } from './SessionTime.tsx';
import { forgetDue, groupsNow, ownWeek, saveCalendar, weekOf } from './store.ts';
import { week as texts } from './texts.ts';

interface Props {
  uid: string;
  grants: Parameters<typeof groupsNow>[0];
  courses: CoursesByPath;
}

/** Of the weeks to come, which need no year. */
const shortDay = (time: Date): string => fullDate(time).slice(0, 5);

/** GROUP-2; nothing for who is in no group. */
export function OwnWeek({ uid, grants, courses }: Props) {
  const state = useStore(ownWeek.$state);
  const ids = groupsNow(grants).join(' ');
  useEffect(() => {
    if (ids === '') forgetDue(uid);
    else ownWeek.load(uid);
  }, [uid, ids]);
  if (ids === '') return null;
  if (state.step !== 'ready')
    return (
      <PageSection>
        <h2 className="lesser">{texts.title}</h2>
        <LoadStatus of={state} text={texts.loading} retry={ownWeek.again} />
      </PageSection>
    );
  return state.own
    .filter((own) => !isOver(own, timeNow()))
    .map((own) => (
      <GroupWeek key={own.group.id} own={own} course={courses[own.group.course]?.title ?? own.group.course} />
    ));
}

/** GROUP-2 beside the videos of a course. Always as many lines: nothing moves when it is read. */
export function NextInGroup({ group: id }: { group: string }) {
  const state = useStore(ownWeek.$state);
  const profile = useStore($profile);
  const { id: uid = '', username = '' } = profile.state === 'ready' ? profile.record : {};
  useEffect(() => {
    if (uid !== '') ownWeek.load(uid);
  }, [uid]);
  if (state.step !== 'ready') return <LoadStatus of={state} text={texts.loading} retry={ownWeek.again} />;
  const own = state.own.find(({ group }) => group.id === id);
  if (!own) return null;
  const now = timeNow();
  const [session] = nextSessions(own.group, now);
  const due = dueSoon(own, now).find(({ at }) => at > now);
  const until = due && lastMinute(due.at);
  return (
    <>
      <p>
        {session ? (
          <span>
            {texts.nextOne}{' '}
            <time dateTime={session.start.toISOString()}>
              {sessionTime(session, shortDay(session.start))}
            </time>
          </span>
        ) : (
          texts.noNext
        )}
      </p>
      <p>
        {due && until ? (
          <a href={due.href}>{texts.nextDue(`${shortDay(until)} ${timeOfDay(until)}`, due.title)}</a>
        ) : (
          texts.noDue
        )}
      </p>
      <p className="row">
        {session && own.link !== '' && <JoinLink link={own.link} className="button quiet" />}
        {!isOver(own, now) && (
          <a className="more" href={`${routes.user(username)}#${id}`}>
            {texts.whole}
          </a>
        )}
      </p>
    </>
  );
}

function GroupWeek({ own, course }: { own: OwnGroup; course: string }) {
  const { group, link } = own;
  const now = timeNow();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser has looked for it before it was there.
    if (location.hash === `#${group.id}`) root.current?.scrollIntoView();
  }, [group.id]);
  const sessions = weekOf(group, now);
  const due = dueSoon(own, now);
  return (
    <PageSection>
      <h2 className="lesser">{texts.title}</h2>
      <div className="own-week" ref={root}>
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
            <li key={session.key}>
              <SessionTime session={session} />
            </li>
          ))}
        </ol>
        <div className="row">
          {link !== '' && <JoinLink link={link} />}
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
                    {at > now ? texts.until(dateAndTime(lastMinute(at))) : texts.late}
                  </time>
                </li>
              ))}
            </ul>
          </>
        )}
        <Presence membership={own.membership} />
      </div>
    </PageSection>
  );
}

const JoinLink = ({ link, className = 'button' }: { link: string; className?: string }) => (
  <a className={className} href={link} target="_blank" rel="noopener">
    {texts.join}
  </a>
);

/** GROUP-4. */
function Presence({ membership }: Pick<OwnGroup, 'membership'>) {
  const marks = Object.entries(membership?.marks ?? {}).sort(([one], [other]) => Number(other) - Number(one));
  if (!membership || marks.length === 0) return null;
  const { here, of } = presenceOf(membership);
  return (
    <details className="unfolds">
      <summary>{texts.presence(here, of)}</summary>
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
