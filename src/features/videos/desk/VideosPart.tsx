import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CheckField } from '#core/forms/Labelled.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { limits } from '#core/words/limits.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { PartProps, TabProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { isDone } from '#panel/line-run.ts';
import { PartHead } from '#panel/PartHead.tsx';
import { PastedListForm } from '#panel/PastedListForm.tsx';
import { ResultLine, RunResult } from '#panel/RunResult.tsx';
import { forms } from '#panel/texts.ts';
import { ModuleField } from './ModuleField.tsx';
import { manyVideos as texts } from './many-texts.ts';
import {
  $check,
  $lines,
  $task,
  $typed,
  changeTyped,
  checkVideos,
  clearVideos,
  hasPlaylists,
  type ListLine,
  resumeVideos,
  runVideos,
  typeTitle,
  type VideoLine,
  videoRun,
} from './many-videos.ts';
import { videoTab } from './texts.ts';
import { isAdded } from './video-lines.ts';

/** VIDEO-11: many videos at once. */
export default function VideosPart({ actor, onClose }: PartProps) {
  const lines = useStore($lines);
  useEffect(resumeVideos, []);
  return (
    <PageSection>
      <PartHead title={texts.title} back={forms.back} onBack={onClose} />
      <Lead text={texts.lead} />
      <VideosForm />
      {lines.length > 0 && <VideosResult actor={actor} />}
    </PageSection>
  );
}

function VideosResult({ actor }: TabProps) {
  const lines = useStore($lines);
  const task = useStore($task);
  if (!task) return null;
  return (
    <RunResult
      run={videoRun}
      task={task}
      title={
        <>
          {courseTitle(task.course)} {texts.task(task.isFree)}
          {task.module && <span className="soft">, {texts.toModule(task.module)}</span>}
        </>
      }
      own={texts}
      clear={texts.clear}
      onRun={() => runVideos(actor)}
      onClear={clearVideos}
    >
      {lines.map((line, index) => (
        <Line key={line.kind === 'video' ? line.id : 'place'} line={line} place={index + 1} />
      ))}
    </RunResult>
  );
}

function Line({ line, place }: { line: ListLine; place: number }) {
  if (line.kind === 'video') return <VideoRow line={line} place={place} />;
  const said = line.state === 'planned' ? texts.placing : texts.states[line.state];
  return (
    <ResultLine line={line} isWrite isBad={false} who={<b>{texts.place(line.module)}</b>}>
      {said}
    </ResultLine>
  );
}

function VideoRow({ line, place }: { line: VideoLine; place: number }) {
  const { url, text, title, plan, state, twins, isUntitled } = line;
  const isRunning = useStore(videoRun.$run) !== 'still';
  const said = [
    ...(state === 'planned' ? [] : [texts.states[state]]),
    ...(state === 'planned' || state === 'changed' || !isAdded(plan) ? [texts.plans[plan]] : []),
  ];
  const isTyped = isUntitled && !isDone(line) && !isRunning;
  const [twin] = twins;
  return (
    <ResultLine
      line={line}
      isWrite={isAdded(plan)}
      isBad={!isAdded(plan) && !['here', 'twice'].includes(plan)}
      who={
        <>
          {isTyped ? (
            <input
              className="input"
              aria-label={texts.titleOf(place)}
              placeholder={videoTab.fieldTitle}
              value={title}
              maxLength={limits.title}
              onChange={({ target }) => typeTitle(line.id, target.value)}
            />
          ) : (
            title && <b>{title}</b>
          )}{' '}
          <span className="mono soft" translate="no">
            {url ?? text}
          </span>
          {url !== null && text !== url && !isDone(line) && (
            <>
              <br />
              <small className="soft" translate="no">
                {texts.pasted(text)}
              </small>
            </>
          )}
        </>
      }
    >
      {said.join(', ')}
      {twin && !isDone(line) && <span className="soft"> («{twin.title}»)</span>}
    </ResultLine>
  );
}

function VideosForm() {
  const typed = useStore($typed);
  const check = useStore($check);
  const isRunning = useStore(videoRun.$run) !== 'still';
  const [withLists, setWithLists] = useState(false);
  const failure = check.step === 'failed' ? check : null;
  useEffect(() => {
    hasPlaylists().then(setWithLists, console.error);
  }, []);
  return (
    <PastedListForm
      texts={texts}
      hint={withLists ? `${texts.listHint} ${texts.playlistHint}` : texts.listHint}
      list={typed.list}
      onList={(list) => changeTyped({ list })}
      failure={failure}
      isChecking={check.step === 'checking'}
      isRunning={isRunning}
      onCheck={checkVideos}
    >
      <CourseSelect
        name="course"
        value={typed.course}
        onChange={({ target }) => changeTyped({ course: target.value, module: '' })}
      />
      <ModuleField
        course={typed.course}
        value={typed.module}
        onChange={(module) => changeTyped({ module })}
      />
      <div className="field">
        <CheckField
          name="demo"
          checked={typed.isFree}
          onChange={({ target }) => changeTyped({ isFree: target.checked })}
        >
          {videoTab.demo}
        </CheckField>
        <p className="hint">{videoTab.demoHint}</p>
      </div>
    </PastedListForm>
  );
}
