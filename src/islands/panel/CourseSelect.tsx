import { courseName } from '#domain/courses/course.ts';
import { Labelled } from '#islands/shared/Labelled.tsx';
import { courseSelect as texts } from '#messages/panel/panel.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';

/** The choice of a course; none is chosen at first. */
export function CourseSelect({ name }: { name: string }) {
  return (
    <Labelled
      label={texts.label}
      name={name}
      control={(own) => (
        <select {...own} className="input" defaultValue="">
          <option value="">{texts.none}</option>
          {coursePaths().map((path) => (
            <option key={path} value={path} lang="en">
              {courseName(path)}
            </option>
          ))}
        </select>
      )}
    />
  );
}
