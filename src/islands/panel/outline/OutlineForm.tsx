import { useStore } from '@nanostores/react';
import * as v from 'valibot';
import type { OutlineVersion } from '#domain/courses/outline.ts';
import { modulesIn, OutlineForm as Values } from '#domain/panel/outline-form.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { outline as texts } from '#messages/panel/outline.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import type { Editing } from '#stores/panel/editor.ts';
import { $courseVideos, outlineEditor, readVideos } from '#stores/panel/outlines.ts';
import { EditorForm } from '../EditorForm.tsx';
import { OutlineField } from './OutlineField.tsx';

/** The modules and videos of one course (LEARN-2). */
export function OutlineForm({ editing }: { editing: Editing<OutlineVersion, 'modules'> }) {
  const course = useStore($courseVideos);
  return (
    <EditorForm
      editor={outlineEditor}
      editing={editing}
      title={`${texts.title}: ${courseTitle(editing.id)}`}
      submit={texts.save}
      read={(fields) => v.parse(Values, Object.fromEntries(fields))}
    >
      {course.step === 'reading' && (
        <p className="loading pending" role="status">
          {texts.reading}
        </p>
      )}
      {course.step === 'failed' && <FailedNote message={course.message} retry={readVideos} />}
      {course.step === 'ready' ? (
        <OutlineField modules={modulesIn(editing.value)} videos={course.videos} />
      ) : (
        // Without the videos' titles nothing is moved, and a save keeps the modules.
        <input type="hidden" name="modules" value={editing.value.modules} />
      )}
    </EditorForm>
  );
}
