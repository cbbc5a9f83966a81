import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { OutlineVersion } from '#domain/courses/outline.ts';
import { modulesIn } from '#domain/panel/outline-form.ts';
import { Button } from '#islands/shared/Button.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { Unread } from '#islands/shared/Unread.tsx';
import { outline as texts } from '#messages/panel/outline.ts';
import { forms } from '#messages/panel/panel.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import type { Editing } from '#stores/panel/editor.ts';
import {
  $courseVideos,
  $openingOutline,
  openOutline,
  outlineEditor,
  readVideos,
} from '#stores/panel/outlines.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { EditorForm } from '../EditorForm.tsx';
import type { PartProps } from '../LazyPart.tsx';
import { Lead, PartHead } from '../Lead.tsx';
import { OutlineField } from './OutlineField.tsx';

/** LEARN-2: the courses, and the form for the outline of the chosen one. */
export default function OutlinePart({ actor, onClose }: PartProps) {
  const editing = useStore(outlineEditor.$editing);
  // What was typed stays as a draft.
  useEffect(() => outlineEditor.close, []);
  return editing ? (
    <OutlineForm key={editing.id} editing={editing} />
  ) : (
    <Courses uid={actor.uid} onClose={onClose} />
  );
}

function Courses({ uid, onClose }: { uid: string; onClose(): void }) {
  const opening = useStore($openingOutline);
  return (
    <PageSection>
      <PartHead title={texts.all} back={forms.back} onBack={onClose} />
      <Lead text={texts.lead} />
      <ul className="outline-courses">
        {coursePaths().map((course) => (
          <li key={course}>
            <Button
              className="button quiet"
              busy={opening === course}
              onClick={() => openOutline(uid, course)}
            >
              {courseTitle(course)}
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The modules and videos of one course (LEARN-2). */
function OutlineForm({ editing }: { editing: Editing<OutlineVersion, 'modules'> }) {
  const course = useStore($courseVideos);
  return (
    <EditorForm
      editor={outlineEditor}
      editing={editing}
      title={`${texts.title}: ${courseTitle(editing.id)}`}
      submit={texts.save}
    >
      <Unread of={course} text={texts.reading} retry={readVideos} />
      {course.step === 'ready' ? (
        <OutlineField course={editing.id} modules={modulesIn(editing.value)} videos={course.videos} />
      ) : (
        // Without the videos' titles nothing is moved, and a save keeps the modules.
        <input type="hidden" name="modules" value={editing.value.modules} />
      )}
    </EditorForm>
  );
}
