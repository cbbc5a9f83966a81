import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { $modules, readModules } from '#features/courses/desk/course-modules.ts';
import { videoTab as texts } from './texts.ts';

interface Props {
  course: string;
  video?: string;
  value: string;
  onChange?(title: string): void;
}

/** In which module of the course's plan a video gets its place (PANEL-16); nothing for a course without modules. */
export function ModuleField({ course, video, value, onChange }: Props) {
  const known = useStore($modules);
  useEffect(() => {
    readModules(course);
  }, [course]);
  const modules = known?.course === course ? known.modules : null;
  if (course === '') return <input type="hidden" name="module" value={value} />;
  if (modules?.length === 0) return null;
  // Until the modules have come, the form has what it had, and the room: a button below must not move under a press.
  const titles = modules ? [...new Set(modules.map(({ title }) => title))] : [value].filter(Boolean);
  const place = modules?.find(({ videos }) => video !== undefined && videos.includes(video));
  return (
    <SelectField
      key={course}
      label={texts.module}
      name="module"
      hint={texts.moduleHint}
      defaultValue={titles.includes(value) ? value : ''}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{place ? texts.inModule(place.title) : texts.noModule}</option>
      {titles.map((title) => (
        <option key={title} value={title}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
