import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { OutlineVersion } from '#domain/courses/outline.ts';
import { modulesIn, OutlineForm as Values } from '#domain/panel/outline-form.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { outline as texts } from '#messages/panel/outline.ts';
import { forms, videoTab } from '#messages/panel/panel.ts';
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
import { Lead } from '../Lead.tsx';
import { OutlineField } from './OutlineField.tsx';

interface Props {
  actor: PanelUser;
  onClose(): void;
}

/** LEARN-2: the courses, and the form for the outline of the chosen one. */
function OutlinePart({ actor, onClose }: Props) {
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PageSection>
      <div className="row between form-head">
        <button className="back" type="button" onClick={onClose}>
          <Icon name="left" /> {forms.back}
        </button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {videoTab.outlines}
      </h1>
      <Lead text={texts.lead} />
      <ul className="outline-courses">
        {coursePaths().map((course) => (
          <li key={course}>
            <button
              className="button quiet"
              type="button"
              aria-busy={opening === course}
              onClick={() => openOutline(uid, course)}
            >
              {courseTitle(course)}
            </button>
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

export default guarded(OutlinePart);
