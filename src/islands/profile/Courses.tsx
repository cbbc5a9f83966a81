import type { ReactNode } from 'react';
import { routes } from '#domain/routes.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { profile as texts } from '#messages/accounts.ts';

interface Props {
  /** As the record names them. */
  lessons: string[];
  titles: Record<string, string>;
  loom: ReactNode;
}

export function Courses({ lessons, titles, loom }: Props) {
  if (lessons.length === 0) {
    return (
      <div className="empty">
        {loom}
        <p>{texts.noCourses}</p>
        <a className="button" href={routes.lessons}>
          {texts.toCourses}
        </a>
      </div>
    );
  }
  return (
    <ul className="own-courses">
      {lessons.map((lesson) => (
        <li key={lesson}>
          <a href={routes.course(lesson)}>
            <span className="display">{titles[lesson] ?? lesson}</span>
            <span className="more">
              {texts.openCourse} <Icon name="right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
