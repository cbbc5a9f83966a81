import { useStore } from '@nanostores/react';
import { fullDate } from '#core/time/dates.ts';
import { Folded } from '#core/views/PageSection.tsx';
import { Unread } from '#core/views/Unread.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { ownWorks } from './own-works.ts';
import { works as texts } from './texts.ts';
import { workAddress } from './work.ts';

/** Read when it is unfolded (TASK-1). */
export function OwnWorks({ uid, courses }: { uid: string; courses: CoursesByPath }) {
  return (
    <Folded title={texts.mine} load={() => ownWorks.load(uid)}>
      <WorkList uid={uid} courses={courses} />
    </Folded>
  );
}

function WorkList({ uid, courses }: { uid: string; courses: CoursesByPath }) {
  const state = useStore(ownWorks.$state);
  if (state.step !== 'ready')
    return <Unread of={state} text={texts.loading} retry={() => ownWorks.load(uid)} />;
  if (state.own.length === 0) return <p className="soft">{texts.none}</p>;
  return (
    <ul className="own-orders">
      {state.own.map(({ id, course, task, title, state, at }) => (
        <li key={id}>
          <a className="display" href={workAddress(course, task)}>
            {title}
          </a>
          <span className="badge" data-work={state}>
            {texts.states[state]}
          </span>
          <span className="small soft">{courses[course]?.title ?? course}</span>
          {at && <span className="small soft">{fullDate(at)}</span>}
        </li>
      ))}
    </ul>
  );
}
