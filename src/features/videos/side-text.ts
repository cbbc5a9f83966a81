import { atom } from 'nanostores';
import { reading } from '#core/session/reading.ts';
import { onSignOut } from '#core/session/session.ts';
import type { Video, VideoTexts } from './video.ts';

/**
 * What stands in a document beside the current video (LEARN-6, LEARN-11): one read when it is opened, once a visit. Once opened it
 * is shown for the next videos, too.
 * @param load reads and prepares it. @throws AppError
 */
export function sideText<Content>(name: keyof VideoTexts, load: (video: string) => Promise<Content>) {
  const shown = reading<{ video: string; content: Content }>();
  const $isOpen = atom(false);
  /** What was read on this visit, by video and the save that wrote it. */
  const known = new Map<string, Content>();
  /** The reader has opened it and has not been led to it yet. */
  let isPressed = false;

  async function read({ id, [name]: entry }: Video): Promise<void> {
    const key = `${id} ${entry}`;
    const found = known.get(key);
    if (found !== undefined) return shown.put({ video: id, content: found });
    const ask = async () => ({ video: id, content: await load(id) });
    if (!(await shown.read(ask, null, true))) return;
    const now = shown.$state.get();
    if (now.step === 'ready') known.set(key, now.content);
  }

  const close = (): void => $isOpen.set(false);

  onSignOut(() => {
    known.clear();
    close();
  });

  return {
    name,
    $reading: shown.$state,
    $isOpen,
    read,
    close,
    open(): void {
      isPressed = true;
      $isOpen.set(true);
    },
    /** Whether the focus goes to the text that is shown now: not if it is the next video's. */
    takesFocus(): boolean {
      const takes = isPressed;
      isPressed = false;
      return takes;
    },
  };
}

export type SideText<Content> = ReturnType<typeof sideText<Content>>;
