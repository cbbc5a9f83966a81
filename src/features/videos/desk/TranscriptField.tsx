import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Labelled } from '#core/forms/Labelled.tsx';
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
    const text = await textOf(file);
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
      <FileButton onChoose={take} />
    </div>
  );
}

function Answer({ typed }: { typed: string }) {
  const { lines, problem } = useMemo(() => readTranscript(typed), [typed]);
  const isTimed = lines.some(({ start }) => start !== null);
  if (problem || lines.length === 0 || transcriptText(lines).length > videoLimits.transcript) return null;
  return <p className="hint fine">{isTimed ? texts.timed(lines.length) : texts.plain(lines.length)}</p>;
}

function FileButton({ onChoose }: { onChoose(file: File): void }) {
  return (
    <p>
      <label className="button quiet pick">
        <input
          className="vh"
          type="file"
          accept=".vtt,.srt,.sbv,.txt,text/vtt,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {texts.choose}
      </label>
    </p>
  );
}

/** `null`: no text in UTF-8, or too long to be looked at. */
async function textOf(file: File): Promise<string | null> {
  if (file.size > videoLimits.transcriptFile) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
