import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { fullName, type User } from '#core/session/user.ts';
import { Button } from '#core/views/Button.tsx';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { diamond, weave } from '#core/views/loom.ts';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { Standing } from '#features/progress/desk/Standing.tsx';
import { students as studentTexts } from '#features/progress/desk/texts.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { priceOf } from '#panel/price-texts.ts';
import { activeIn, type CourseCounts, type CourseFigures } from './school-figures.ts';
import { $figures, $left, costOf, finishedAll, readCourses, readLeft } from './store.ts';
import { schoolTab as texts } from './texts.ts';

const wide = 96;
const high = 5;

interface OnUser {
  onUser(user: User): void;
}

export function Courses({ courses, onUser }: OnUser & { courses: readonly CourseCounts[] }) {
  const { known, busy, failed } = useStore($figures);
  const [reading] = useStore($left);
  const root = useRef<HTMLElement>(null);
  // The button goes with what it has read.
  useLostFocus(known.length, () =>
    root.current?.querySelector<HTMLElement>('.school-course[open] > summary'),
  );
  const most = Math.max(...courses.map(({ students }) => students));
  const unread = courses.filter(
    ({ course, students }) => students > 0 && !known.some((one) => one.course === course),
  );
  return (
    <section className="school-part" aria-labelledby="school-courses" ref={root}>
      <h2 className="lesser" id="school-courses">
        {texts.courses}
      </h2>
      <figure className="strips" aria-labelledby="school-progress">
        <figcaption id="school-progress">
          <b>{texts.progress}</b> <span className="small soft">{texts.progressHint}</span>
        </figcaption>
        <ul>
          {courses.map((counts) => (
            <Course
              key={counts.course}
              counts={counts}
              most={most}
              figures={known.find((one) => one.course === counts.course)}
              isNewest={known.at(-1)?.course === counts.course}
              isReading={busy && reading === counts.course}
              busy={busy}
              onUser={onUser}
            />
          ))}
        </ul>
      </figure>
      {unread.length > 1 && (
        <Button
          className="button quiet"
          off={busy}
          onClick={() => readCourses(unread.map(({ course }) => course))}
        >
          {texts.readAll}
        </Button>
      )}
      {unread.length > 1 && <Price reads={costOf(unread)} />}
      {known.length > 0 && <p role="status">{texts.activeInAll(activeIn(known))}</p>}
      {failed !== null && <FailedNote message={failed} retry={readLeft} />}
      <p className="hint">{texts.hint}</p>
    </section>
  );
}

function Price({ reads }: { reads: ReturnType<typeof costOf> }) {
  const price = priceOf(...reads);
  return price && <span className="small soft">{price}</span>;
}

interface CourseProps extends OnUser {
  counts: CourseCounts;
  most: number;
  figures: CourseFigures | undefined;
  isNewest: boolean; // the one that was read last is unfolded
  isReading: boolean;
  busy: boolean;
}

function Course({ counts, most, figures, isNewest, isReading, busy, onUser }: CourseProps) {
  const { course, students, ending } = counts;
  const title = courseTitle(course);
  const moving = figures ? (students * figures.percent) / 100 : 0;
  return (
    <Strip
      name={title}
      moving={moving}
      still={students - moving}
      most={most}
      below={figures && <Inside {...figures} isOpen={isNewest} onUser={onUser} />}
    >
      <span>{texts.students(students)}</span>
      {figures && (
        <>
          <span>{texts.finished(figures.percent)}</span>
          <span>{texts.activeCount(figures.active.length)}</span>
          <span>{texts.allCount(finishedAll(figures))}</span>
        </>
      )}
      {ending > 0 && <span>{texts.endingShort(ending)}</span>}
      {!figures && students > 0 && (
        <Button
          className="more small"
          aria-label={texts.readLabel(title)}
          busy={isReading}
          off={busy}
          onClick={() => readCourses([course])}
        >
          {isReading ? texts.reading : texts.read}
        </Button>
      )}
      {!figures && students > 0 && <Price reads={costOf([counts])} />}
    </Strip>
  );
}

function Inside({
  course,
  students,
  damaged,
  videos,
  active,
  stops,
  isOpen,
  onUser,
}: CourseFigures & OnUser & { isOpen: boolean }) {
  const title = courseTitle(course);
  const most = Math.max(...stops.map((stop) => stop.active + stop.idle));
  return (
    <details className="unfolds school-course" open={isOpen}>
      <summary>
        <span>
          <span className="vh">{title}: </span>
          {texts.inside}
        </span>
      </summary>
      {videos === 0 && <p className="note">{studentTexts.noVideos}</p>}
      <div className="school-pictures">
        <Standing students={students} total={videos} />
        <figure className="strips" aria-label={`${title}: ${texts.stops}`}>
          <figcaption>
            <b>{texts.stops}</b> <span className="small soft">{texts.stopsHint}</span>
          </figcaption>
          {stops.length === 0 && <p className="soft">{texts.noStops}</p>}
          <ul>
            {stops.map((stop) => (
              <Strip
                key={stop.number}
                name={stop.video ? `${stop.number}. ${stop.video.title}` : texts.notBegun}
                moving={stop.active}
                still={stop.idle}
                most={most}
              >
                <span>{stop.video ? texts.counts(stop.active, stop.idle) : texts.students(stop.idle)}</span>
              </Strip>
            ))}
          </ul>
        </figure>
      </div>
      <h3>{texts.activeOnes}</h3>
      {active.length === 0 ? (
        <p className="soft">{texts.nobodyActive}</p>
      ) : (
        <ul className="school-active">
          {active.map(({ user, seen }) => (
            <li key={user.id}>
              <button className="more small" type="button" onClick={() => onUser(user)}>
                {fullName(user)}
              </button>{' '}
              {seen && <DateAndTime at={seen} className="mono small soft" />}
            </li>
          ))}
        </ul>
      )}
      {damaged > 0 && <p className="small soft">{texts.damaged(damaged)}</p>}
    </details>
  );
}

interface StripProps {
  name: ReactNode;
  moving: number;
  still: number;
  most: number;
  children: ReactNode;
  below?: ReactNode;
}

const knots = (count: number, most: number): number =>
  count > 0 ? Math.max(1, Math.round((wide * count) / most)) : 0;

function knotAt(field: string, x: number, y: number): string {
  const ring = diamond((x % 8) - 4, y - 2);
  if (ring < 1) return 'p';
  return ring < 2 ? 'm' : field;
}

function Strip({ name, moving, still, most, children, below }: StripProps) {
  const first = knots(moving, most);
  const all = knots(moving + still, most);
  const cloth = weave(wide, high, (x, y) => (x < all ? knotAt(x < first ? 't' : 'k', x, y) : ''));
  const lines = [
    ...Array.from({ length: wide + 1 }, (_, x) => `M${x} 0V${high}`),
    ...Array.from({ length: high + 1 }, (_, y) => `M0 ${y}H${wide}`),
  ].join('');
  return (
    <li>
      <span className="strip-name">{name}</span>
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <path d={lines} fill="none" stroke="var(--grid)" strokeWidth=".1" />
        {Object.entries(cloth).map(([thread, d]) => (
          <path key={thread} d={d} fill={`var(--w-${thread})`} />
        ))}
      </svg>
      <div className="strip-facts mono">{children}</div>
      {below}
    </li>
  );
}
