// CODE-5: a frame without an origin, and the port for its messages.
import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';
import { type Ending, type FrameContent, FrameMessage, playgroundLimits } from './playground.ts';

export interface PlaygroundFrame {
  element: HTMLIFrameElement;
  mute(): void; // also messages that were already sent
  end(): void;
}

interface Options {
  host: HTMLElement;
  title: string;
  content: FrameContent;
  hear(message: FrameMessage): void;
}

/** `hear` gets `ended` if it does not open, answer or stay; the caller removes it. */
export function openPlaygroundFrame({ host, title, content, hear }: Options): PlaygroundFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  let isHeard = false;
  /** Since the last message of the harness: its own document, or another one. */
  let hasLoaded = false;
  let silence = 0;
  let lines = 0;

  let isMuted = false;
  const mute = () => {
    isMuted = true;
    clearInterval(beat);
    port.close();
  };
  const end = () => {
    mute();
    element.remove();
  };
  const ended = (reason: Ending) => {
    if (isMuted) return;
    mute();
    hear({ kind: 'ended', reason });
  };
  const beat = setInterval(() => {
    silence += 1;
    if (silence > (isHeard ? playgroundLimits.silentBeats : playgroundLimits.openingBeats)) {
      ended(!isHeard ? 'unreachable' : hasLoaded ? 'left' : 'silent');
    } else if (isHeard) port.postMessage('alive?');
  }, playgroundLimits.beat);

  port.onmessage = ({ data }) => {
    const message = v.safeParse(FrameMessage, data);
    if (!message.success) return;
    isHeard = true;
    hasLoaded = false;
    silence = 0;
    const { kind } = message.output;
    // The frame counts too, but its code could change that count.
    if (kind === 'line' || kind === 'dialog' || kind === 'error') lines += 1;
    if (lines > playgroundLimits.lines) ended('flood');
    else if (kind === 'ended') ended(message.output.reason);
    else hear(message.output);
  };

  element.title = title;
  // No access to the site's origin, pop-ups, dialogs or the top page; scripts, and forms that can't be sent.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = routes.preview;
  element.addEventListener('load', () => {
    // In another document no harness answers the next beat; if none ever answered, it is an error page.
    const isHanded = hasLoaded;
    hasLoaded = true;
    silence = isHeard
      ? playgroundLimits.silentBeats - 1
      : playgroundLimits.openingBeats - playgroundLimits.silentBeats;
    if (isHeard) port.postMessage('alive?');
    // An opaque origin can't be named as the target of a message.
    else if (!isHanded) element.contentWindow?.postMessage(content, '*', [theirs]);
  });
  host.append(element);
  return { element, mute, end };
}
