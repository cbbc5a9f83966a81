import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { embedAddress, videoIdIn } from '#core/addresses/youtube.ts';
import { CheckField, Field } from '#core/forms/Labelled.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { clock } from '#core/time/duration.ts';
import { Icon } from '#core/views/Icon.tsx';
import { limits } from '#core/words/limits.ts';
import { coursePaths } from '#features/courses/course.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { type ContentFormProps, contentForm } from '#panel/EditorForm.tsx';
import { Hashtags } from '#panel/Hashtags.tsx';
import { LazyPart } from '#panel/LazyPart.tsx';
import { PlanField } from '#panel/Planned.tsx';
import { taughtPaths } from '#panel/taught.ts';
import type { UploadedPicturesStore } from '#panel/uploaded-pictures.ts';
import { uploadedPictures } from '#panel/uploaded-pictures.ts';
import type { WholeVideo } from '../video.ts';
import { ModuleField } from './ModuleField.tsx';
import { QuizField } from './QuizField.tsx';
import { $measured, $twin, checkVideoLink, findTwin, videos } from './store.ts';
import { TranscriptField } from './TranscriptField.tsx';
import { material, videoTab as texts } from './texts.ts';
import { courseOfVideo, type VideoForm } from './video-form.ts';

type Props = ContentFormProps<WholeVideo, keyof VideoForm>;

/** PANEL-4, PANEL-13. */
function VideoFields({ actor, editing }: Props) {
  const { value } = editing;
  const [tags, setTags] = useState(value.tags.split(' ').filter(Boolean));
  const [isFree, setFree] = useState(value.demo !== '');
  const [group, setGroup] = useState(value.group);
  const course = courseOfVideo({ demo: isFree ? 'on' : '', group, tags: tags.join(' ') }, coursePaths());
  const isBegun = !editing.seen && editing.shows === 'saved' && value.group !== '';
  const groups = [...new Set([...taughtPaths(), value.group])].filter(Boolean);
  return (
    <>
      <div className="form-columns">
        <div className="form">
          <Field
            label={texts.fieldTitle}
            name="title"
            defaultValue={value.title}
            maxLength={limits.title}
            aria-required
          />
          <Link editing={editing} />
          <PlanField plan={value.plan} seen={editing.seen} />
        </div>
        <div className="form">
          <Hashtags tags={tags} onChange={setTags} />
          <div className="field">
            <CheckField
              name="demo"
              defaultChecked={isFree}
              onChange={({ target }) => setFree(target.checked)}
            >
              {texts.demo}
            </CheckField>
            <p className="hint">{texts.demoHint}</p>
          </div>
          {!isFree && (
            <>
              <CourseSelect
                name="group"
                paths={groups}
                value={group}
                onChange={({ target }) => setGroup(target.value)}
                hint={isBegun && group === value.group ? texts.lastTime : texts.groupHint}
                aria-required
              />
              <div className="field">
                <CheckField name="paid" defaultChecked={value.paid !== ''}>
                  {texts.paidBox}
                </CheckField>
                <p className="hint">{texts.paidHint}</p>
              </div>
            </>
          )}
          <ModuleField course={course} video={editing.id} value={value.module} />
          <QuizField course={course} value={value.quiz} />
        </div>
      </div>
      <MaterialField html={value.material} uploaded={uploadedPictures(actor.uid)} />
      <TranscriptField value={value.transcript} />
    </>
  );
}

function Link({ editing }: Pick<Props, 'editing'>) {
  const [typed, setTyped] = useState(editing.value.url);
  const id = videoIdIn(typed);
  // Opening a video reads nothing: its own link is no news.
  const asked = id === editing.seen?.url ? null : id;
  useEffect(() => {
    checkVideoLink(typed);
  }, [typed]);
  useEffect(() => {
    findTwin(asked, editing.id);
  }, [asked, editing.id]);
  return (
    <>
      <Field
        label={texts.link}
        name="url"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        placeholder={texts.linkPlaceholder}
        hint={texts.linkHint}
        aria-required
        problem={typed.trim() !== '' && id === null ? texts.wrongLink : null}
        status={
          <>
            <Answer />
            <Twin />
          </>
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      {id !== null && <Preview key={id} id={id} />}
    </>
  );
}

function Answer() {
  const measured = useStore($measured);
  if (measured.state === 'asking') return <p className="hint pending">{texts.measuring}</p>;
  if (measured.state === 'known')
    return <p className="hint fine">{texts.measured(clock(measured.seconds))}</p>;
  if (measured.state === 'failed') {
    return <p className="hint">{measured.code === 'gone' ? texts.gone : texts.unmeasured}</p>;
  }
  return null;
}

function Twin() {
  const title = useStore($twin);
  return (
    title && (
      <p className="hint">
        <Icon name="warn" /> {texts.twin(title)}
      </p>
    )
  );
}

function Preview({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="video-preview">
      {isOpen ? (
        <iframe
          src={embedAddress(id, 0)}
          title={texts.previewTitle}
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button className="button quiet" type="button" onClick={() => setOpen(true)}>
          <Icon name="play" /> {texts.preview}
        </button>
      )}
    </div>
  );
}

// The editor is as large as the rest of the form, and most videos have no material.
const loadEditor = () =>
  loadPart(async () => ({ default: (await import('#features/posts/desk/ContentField.tsx')).ContentField }));

function MaterialField({ html, uploaded }: { html: string; uploaded: UploadedPicturesStore }) {
  const [isOpen, setOpen] = useState(html !== '');
  const given = { name: 'material', label: material.field, hint: material.hint, html, uploaded };
  return (
    <div>
      {/* The form has its value also before the editor is there. */}
      <input type="hidden" name="material" value={html} />
      {isOpen ? (
        <LazyPart load={loadEditor} given={given} />
      ) : (
        <button className="button quiet" type="button" onClick={() => setOpen(true)}>
          {material.open}
        </button>
      )}
    </div>
  );
}

export default contentForm(videos, VideoFields);
