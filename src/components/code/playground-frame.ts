// One run of a snippet's code (CODE-5): a frame without an origin, and the port over which it speaks.
import { type Ending, FrameMessage, playgroundLimits } from '#domain/code/playground.ts';
import { routes } from '#domain/shared/routes.ts';

export interface PlaygroundFrame {
  element: HTMLIFrameElement;
  /** Hears nothing more of it, also of what it has sent already. */
  mute(): void;
  /** Mutes and removes it, and the code with it. */
  end(): void;
}

interface Options {
  /** Where the frame is put. */
  place: HTMLElement;
  /** How it is called. */
  title: string;
  /** The document that it shows. */
  content: string;
  hear(message: FrameMessage): void;
}

/**
 * Opens a frame that runs `content`. One that does not open, does not answer or leaves its page is said to have ended;
 * removing it is up to whoever opened it.
 */
export function openPlaygroundFrame({ place, title, content, hear }: Options): PlaygroundFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  let isHeard = false;
  /** Whether something has loaded since the harness was heard: its own document, or another one. */
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
    const message = FrameMessage.safeParse(data);
    if (!message.success) return;
    isHeard = true;
    hasLoaded = false;
    silence = 0;
    const { kind } = message.data;
    // The frame counts too, but it is the code's own.
    if (kind === 'line' || kind === 'dialog' || kind === 'error') lines += 1;
    if (lines > playgroundLimits.lines) ended('flood');
    else if (kind === 'ended') ended(message.data.reason);
    else hear(message.data);
  };

  element.title = title;
  // Neither the site's origin nor pop-ups, dialogs or the top page: scripts and forms that send nothing.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = routes.preview;
  element.addEventListener('load', () => {
    // A frame of another document has no harness that answers the next beat; one that never had is an error page.
    const isHanded = hasLoaded;
    hasLoaded = true;
    silence = isHeard
      ? playgroundLimits.silentBeats - 1
      : playgroundLimits.openingBeats - playgroundLimits.silentBeats;
    if (isHeard) port.postMessage('alive?');
    // Opaque origins have no name that a message could be addressed to.
    else if (!isHanded) element.contentWindow?.postMessage(content, '*', [theirs]);
  });
  place.append(element);
  return { element, mute, end };
}
