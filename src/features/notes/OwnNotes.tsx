import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { momentAddress } from '#core/addresses/video-address.ts';
import { shortClock } from '#core/time/duration.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { exportNotes } from './course-notes.ts';
import { type Notes, shownNotes } from './notes.ts';
import { $ownNotes, loadOwnNotes } from './own-notes.ts';
import { notes as texts } from './texts.ts';

/** The reader's notes on all videos, each with a link to its place (LEARN-5). */
export function OwnNotes({ uid, courses }: { uid: string; courses: CoursesByPath }) {
  const { notes, state } = useStore($ownNotes);
  useEffect(() => {
    loadOwnNotes(uid);
  }, [uid]);
  const paths = Object.keys(notes).filter((course) => shownNotes(notes[course] ?? {}).length > 0);
  return (
    <PageSection>
      <h2 className="lesser">{texts.mine}</h2>
      {paths.map((course) => (
        <CourseNotes
          key={course}
          course={course}
          title={courses[course]?.title ?? course}
          notes={notes[course] ?? {}}
        />
      ))}
      {paths.length === 0 && (
        <p className="soft" role={state === 'reading' ? 'status' : undefined}>
          {state === 'reading' ? texts.loading : state === 'read' ? texts.none : ''}
        </p>
      )}
    </PageSection>
  );
}

function CourseNotes({ course, title, notes }: { course: string; title: string; notes: Notes }) {
  const shown = shownNotes(notes);
  return (
    <details className="own-notes unfolds">
      <summary>
        <span className="display">{title}</span> <span className="mono soft small">{shown.length}</span>
      </summary>
      <ul>
        {shown.map((note, index) => (
          <li key={note.id}>
            {note.video !== shown[index - 1]?.video && <h3>{note.title}</h3>}
            <a
              className="mono"
              href={momentAddress(course, note.video, note.seconds)}
              aria-label={texts.goTo(shortClock(note.seconds))}
            >
              {shortClock(note.seconds)}
            </a>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <p>
        <button className="more" type="button" onClick={() => exportNotes(course, notes)}>
          {texts.exported}
        </button>
      </p>
    </details>
  );
}
