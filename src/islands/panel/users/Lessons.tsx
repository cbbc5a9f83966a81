import { lessonName } from '#domain/course.ts';
import { fullName, type User } from '#domain/user.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { userTab as texts } from '#messages/panel-people.ts';

interface Props {
  user: User;
  /** Left out where the reader may not. */
  onRevoke: ((lesson: string) => void) | undefined;
}

/** So many stand in a row; more are folded, so that a long list hides nobody. */
const unfolded = 6;

/** A user's lessons, the own group first; each can be taken away. */
export function Lessons(props: Props) {
  const { lessons } = props.user;
  if (lessons.length === 0) return <p className="lessons small soft">{texts.noLessons}</p>;
  if (lessons.length <= unfolded) {
    return (
      <div className="lessons">
        <LessonList {...props} />
      </div>
    );
  }
  return (
    <details className="lessons">
      <summary className="small">
        <span lang="en">{lessonName(lessons[0] ?? '')}</span>… {texts.allLessons(lessons.length)}
      </summary>
      <LessonList {...props} />
    </details>
  );
}

function LessonList({ user, onRevoke }: Props) {
  const name = fullName(user);
  return (
    <ul className="lesson-chips" aria-label={texts.lessonsOf(name)}>
      {user.lessons.map((lesson) => (
        <li className="lesson-chip" key={lesson}>
          <span lang="en">{lessonName(lesson)}</span>
          {onRevoke && (
            <button
              type="button"
              aria-label={texts.revoke(lessonName(lesson), name)}
              onClick={() => onRevoke(lesson)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
