import { atom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import type { Video, VideoTexts } from '#domain/videos/video.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { latest } from '#stores/shared/latest.ts';

/** A text beside the player, as far as it was read. */
type Reading<Content> =
  | { step: 'reading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; video: string; content: Content };

/**
 * What stands in a document beside the current video (LEARN-6, LEARN-11): one read when it is opened, once a visit. Once opened it
 * is shown for the next videos, too.
 * @param load reads and prepares it. @throws AppError
 */
export function sideText<Content>(name: keyof VideoTexts, load: (video: string) => Promise<Content>) {
  const $reading = atom<Reading<Content>>({ step: 'reading' });
  const $isOpen = atom(false);
  /** What was read on this visit, by video and the save that wrote it. */
  const known = new Map<string, Content>();
  const requests = latest();
  /** The reader has opened it and has not been led to it yet. */
  let isPressed = false;

  async function read({ id, [name]: entry }: Video): Promise<void> {
    const isLatest = requests.begin();
    const key = `${id} ${entry}`;
    const show = (content: Content) => $reading.set({ step: 'ready', video: id, content });
    const found = known.get(key);
    if (found !== undefined) return show(found);
    $reading.set({ step: 'reading' });
    try {
      const content = await load(id);
      if (!isLatest()) return;
      known.set(key, content);
      show(content);
    } catch (error) {
      if (!isLatest()) return;
      console.error(error);
      $reading.set({ step: 'failed', message: errors[codeOf(error)] });
    }
  }

  const close = (): void => $isOpen.set(false);

  onSignOut(() => {
    requests.cancel();
    known.clear();
    $reading.set({ step: 'reading' });
    close();
  });

  return {
    name,
    $reading,
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
