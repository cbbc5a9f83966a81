// One run of a snippet's code (CODE-5): a frame without an origin, and the port for its messages.
import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';
import { type Ending, type FrameContent, FrameMessage, playgroundLimits } from './playground.ts';

export interface PlaygroundFrame {
  element: HTMLIFrameElement;
  /** Ignores all further messages of the frame, also those already sent. */
  mute(): void;
  /** Mutes the frame and removes it together with its code. */
  end(): void;
}

interface Options {
  /** The element to which the frame is added. */
  place: HTMLElement;
  /** The frame's title. */
  title: string;
  content: FrameContent;
  hear(message: FrameMessage): void;
}

/**
 * Opens a frame that runs `content`. If it does not open, does not answer or leaves its page, `hear` gets `ended`; the
 * caller has to remove it.
 */
export function openPlaygroundFrame({ place, title, content, hear }: Options): PlaygroundFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  let isHeard = false;
  /** Whether a document has loaded since the last message of the harness: its own, or another one. */
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
    // If the frame loads another document, no harness answers the next beat; if no harness ever answered, it is an
    // error page.
    const isHanded = hasLoaded;
    hasLoaded = true;
    silence = isHeard
      ? playgroundLimits.silentBeats - 1
      : playgroundLimits.openingBeats - playgroundLimits.silentBeats;
    if (isHeard) port.postMessage('alive?');
    // An opaque origin can't be named as the target of a message.
    else if (!isHanded) element.contentWindow?.postMessage(content, '*', [theirs]);
  });
  place.append(element);
  return { element, mute, end };
}
