import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#core/views/Icon.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import type { SideText } from '#features/videos/side-text.ts';
import type { Video } from '#features/videos/video.ts';

export interface SideTextProps {
  video: Video;
  isWide: boolean;
}

interface Props<Content extends { length: number }> extends SideTextProps {
  text: SideText<Content>;
  texts: { title: string; close: string; reading: string; gone: string };
  /** `labelledBy`: the id of the heading. */
  children(content: Content, labelledBy: string): ReactNode;
}

/** LEARN-6, LEARN-11. */
export function SidePanel<Content extends { length: number }>(props: Props<Content>) {
  const { text, texts, video, isWide, children } = props;
  const host = useHost(isWide);
  const read = useStore(text.$reading);
  const reading = read.step === 'ready' && read.video !== video.id ? ({ step: 'loading' } as const) : read;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    text.read(video);
  }, [text, video]);
  useEffect(() => {
    if (text.takesFocus()) heading.current?.focus();
  }, [text]);
  const close = () => {
    text.close();
    document.querySelector<HTMLElement>(`[data-side-button=${text.name}]`)?.focus();
  };
  return createPortal(
    <section className={`side-text ${text.name}`} aria-labelledby={id}>
      <div className="row between">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <button className="icon-button" type="button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <LoadStatus of={reading} text={texts.reading} retry={() => text.read(video)} />
      {reading.step === 'ready' &&
        (reading.content.length === 0 ? <p className="soft">{texts.gone}</p> : children(reading.content, id))}
    </section>,
    host,
  );
}

/** From this width on the list of videos stands beside the player, and the texts above it. */
const besides = '(width >= 64rem)';

/** One element moves, so that nothing is lost. */
function useHost(isWide: boolean): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    const media = matchMedia(besides);
    const put = () => {
      if (media.matches && !isWide) document.querySelector('.list-aside')?.prepend(host);
      else document.querySelector('.stage > [data-player]')?.after(host);
    };
    put();
    media.addEventListener('change', put);
    return () => media.removeEventListener('change', put);
  }, [isWide, host]);
  useEffect(() => () => host.remove(), [host]);
  return host;
}
