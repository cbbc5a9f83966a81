import type { ComponentProps } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { courseTitle } from './course-titles.ts';
import { taughtPaths } from './taught.ts';
import { courseSelect as texts } from './texts.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  label?: string;
  paths?: readonly string[];
};

export function CourseSelect({ paths = taughtPaths(), defaultValue = '', ...props }: Props) {
  return (
    <SelectField label={texts.label} {...props} {...(props.value === undefined && { defaultValue })}>
      <option value="">{texts.none}</option>
      {paths.map((path) => (
        <option key={path} value={path}>
          {courseTitle(path)}
        </option>
      ))}
    </SelectField>
  );
}
