import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { fileText } from '#core/device/export-text.ts';
import { FileButton, Labelled } from '#core/forms/Labelled.tsx';
import { videoLimits } from '../limits.ts';
import { readTranscript, transcriptText } from '../transcript.ts';
import { transcript as texts } from './texts.ts';

export function TranscriptField({ value }: { value: string }) {
  const [typed, setTyped] = useState(value);
  const [failed, setFailed] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (text: string) => {
    setFailed(false);
    setTyped(text);
  };
  const take = async (file: File) => {
    const text = await fileText(file, videoLimits.transcriptFile);
    if (text === null || !area.current) return setFailed(true);
    const { lines, problem } = readTranscript(text);
    // An empty file must not stand for «no transcript».
    if (!problem && lines.length === 0) return setFailed(true);
    // As it will be saved: a draft of automatic captions would be ten times as long.
    const shown = problem ? text : transcriptText(lines);
    change(shown);
    // The form keeps drafts of what was typed, and a file types nothing.
    area.current.value = shown;
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
    area.current.focus();
  };
  return (
    <div className="form">
      <Labelled
        label={texts.field}
        name="transcript"
        remark={texts.remark}
        hint={texts.hint}
        problem={failed ? texts.unreadable : null}
        status={<Answer typed={useDeferredValue(typed)} />}
        control={(own) => (
          <textarea
            {...own}
            className="input mono"
            ref={area}
            rows={10}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
        )}
      />
      <p>
        <FileButton text={texts.choose} accept=".vtt,.srt,.sbv,.txt,text/vtt,text/plain" onChoose={take} />
      </p>
    </div>
  );
}

function Answer({ typed }: { typed: string }) {
  const { lines, problem } = useMemo(() => readTranscript(typed), [typed]);
  const isTimed = lines.some(({ start }) => start !== null);
  if (problem || lines.length === 0 || transcriptText(lines).length > videoLimits.transcript) return null;
  return <p className="hint fine">{isTimed ? texts.timed(lines.length) : texts.plain(lines.length)}</p>;
}
