import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '#core/page/load-part.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { openPlaygroundFrame } from '#features/snippets/playground-frame.ts';
import { playgroundStore } from '#features/snippets/playground-store.ts';
import { workTab as texts } from './texts.ts';

interface Props {
  code: string;
  language: CodeLanguage;
  page: string;
  title: string;
}

/** The frame of CODE-5: no origin, no network and an end (TASK-2). */
export function RunCode({ code, language, page, title }: Props) {
  const [store] = useState(() => playgroundStore(code));
  const run = useStore(store.$run);
  const { problem } = useStore(store.$result);
  const lines = useStore(store.$lines);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (run === 0) return;
    let end = () => {};
    let isOver = false;
    store.begin();
    const open = async () => {
      const { playgroundDocument } = await loadPart(
        () => import('#features/snippets/playground-document.ts'),
      );
      const document = await playgroundDocument({ language, html: page, code });
      if (isOver || !host.current) return;
      const frame = openPlaygroundFrame({
        host: host.current,
        title: texts.frame(title),
        content: { page: document, checks: '' },
        hear(message) {
          store.hear(message);
          if (message.kind === 'ended') frame.end();
        },
      });
      end = frame.end;
    };
    open().catch((error: unknown) => {
      console.error(error);
      store.hear({ kind: 'ended', reason: 'unreachable' });
    });
    return () => {
      isOver = true;
      end();
    };
  }, [run, store, code, language, page, title]);
  return (
    <div className="work-run">
      <button className="button quiet" type="button" onClick={store.run}>
        {texts.run}
      </button>
      <div className="work-frame" ref={host} hidden={run === 0} />
      {problem && (
        <p className="error" role="status">
          {problem}
        </p>
      )}
      {lines.length > 0 && (
        <div role="log" aria-label={texts.console}>
          <p className="label">{texts.console}</p>
          <pre>{lines.map(({ text }) => text).join('\n')}</pre>
        </div>
      )}
    </div>
  );
}
