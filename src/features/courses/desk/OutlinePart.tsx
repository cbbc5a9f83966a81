import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#core/views/Button.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { EditorForm } from '#panel/EditorForm.tsx';
import type { Editing } from '#panel/editor.ts';
import type { PartProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { followPart, PartHead } from '#panel/PartHead.tsx';
import { taughtPaths } from '#panel/taught.ts';
import { forms } from '#panel/texts.ts';
import type { OutlineVersion } from '../outline.ts';
import { OutlineField } from './OutlineField.tsx';
import { modulesIn } from './outline-form.ts';
import { $courseVideos, $openingOutline, openOutline, outlineEditor, readVideos } from './store.ts';
import { outline as texts } from './texts.ts';

/** LEARN-2: the courses, and the form for the outline of the chosen one. */
export default function OutlinePart({ actor, onClose, tools }: PartProps & { tools: ReactNode }) {
  const editing = useStore(outlineEditor.$editing);
  useEffect(() => outlineEditor.close, []);
  return editing ? (
    <OutlineForm key={editing.id} editing={editing} />
  ) : (
    <Courses uid={actor.uid} onClose={onClose} tools={tools} />
  );
}

function Courses({ uid, onClose, tools }: { uid: string; onClose(): void; tools: ReactNode }) {
  const opening = useStore($openingOutline);
  return (
    <PageSection>
      <PartHead title={texts.all} back={forms.back} onBack={onClose} />
      <Lead text={texts.lead} />
      <ul className="outline-courses">
        {taughtPaths().map((course) => (
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
      <div className="row">{tools}</div>
    </PageSection>
  );
}

function OutlineForm({ editing }: { editing: Editing<OutlineVersion, 'modules'> }) {
  const course = useStore($courseVideos);
  useEffect(() => followPart(outlineEditor.close), []);
  return (
    <EditorForm
      editor={outlineEditor}
      editing={editing}
      title={`${texts.title}: ${courseTitle(editing.id)}`}
      submit={texts.save}
    >
      <LoadStatus of={course} text={texts.reading} retry={readVideos} />
      {course.step === 'ready' ? (
        <OutlineField course={editing.id} modules={modulesIn(editing.value)} videos={course.videos} />
      ) : (
        // Without the videos' titles nothing is moved, and a save keeps the modules.
        <input type="hidden" name="modules" value={editing.value.modules} />
      )}
    </EditorForm>
  );
}
