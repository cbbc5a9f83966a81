import { loadPart } from '#core/page/load-part.ts';
import { reading } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import type { Video, VideoTexts } from './video.ts';

/** What stands in a document beside the video (LEARN-6, LEARN-11). Once opened, it is shown for the next videos too. */
export function sideText<Content>(name: keyof VideoTexts, load: (video: string) => Promise<Content>) {
  const shown = reading<{ video: string; content: Content }>();
  const $isOpen = sessionAtom(false);
  const $known = sessionAtom<ReadonlyMap<string, Content>>(new Map());
  let isPressed = false;

  async function read({ id, [name]: entry }: Video): Promise<void> {
    const key = `${id} ${entry}`;
    const found = $known.get().get(key);
    if (found !== undefined) return shown.put({ video: id, content: found });
    const ask = async () => ({ video: id, content: await load(id) });
    if (!(await shown.read(ask, null, true))) return;
    const now = shown.$state.get();
    if (now.step === 'ready') $known.set(new Map($known.get()).set(key, now.content));
  }

  const close = (): void => $isOpen.set(false);

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
    /** Not if it is the next video's text. */
    takesFocus(): boolean {
      const takes = isPressed;
      isPressed = false;
      return takes;
    },
  };
}

export type SideText<Content> = ReturnType<typeof sideText<Content>>;

/** HTML that is safe to show (LEARN-11). */
export const material = sideText<string>('material', async (video) =>
  (await loadPart(() => import('./material-gateway.ts'))).materialOf(video),
);
