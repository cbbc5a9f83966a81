import { useStore } from '@nanostores/react';
import { loadPart } from '#core/page/load-part.ts';
import { ownRead } from '#core/session/reading.ts';
import { fullDate } from '#core/time/dates.ts';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { Folded } from '#core/views/PageSection.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { works as texts } from './texts.ts';
import { workAddress } from './work.ts';

/** First what came back (TASK-1). */
const ownWorks = ownRead(async (owner) => (await loadPart(() => import('./gateway.ts'))).works.list(owner));

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
    return <LoadStatus of={state} text={texts.loading} retry={() => ownWorks.load(uid)} />;
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
