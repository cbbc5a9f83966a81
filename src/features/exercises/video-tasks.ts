import { quizzesPath } from '#core/addresses/routes.ts';
import { kept } from '#core/device/device-storage.ts';
import { rememberedUid } from '#core/session/session-hint.ts';
import { doneKind } from '#features/progress/done.ts';
import { $current } from '#features/videos/current-video.ts';

/** LEARN-13. What is done is known from the device: the page of videos reads nothing for it. */
export function showVideoTasks(root: HTMLElement): void {
  const course = root.dataset.videoTasks ?? '';
  const show = () => {
    const { id, quiz = '' } = $current.get() ?? {};
    const done = doneKind.device(kept(doneKind.key(rememberedUid() ?? '', course)));
    const items = [...root.querySelectorAll<HTMLElement>('[data-video]')];
    for (const item of items) item.hidden = item.dataset.video !== id;
    const link = root.querySelector<HTMLElement>('[data-video-quiz]');
    if (link) link.hidden = quiz === '';
    link?.querySelector('a')?.setAttribute('href', quizzesPath(course, quiz));
    for (const mark of root.querySelectorAll<HTMLElement>('[data-done]'))
      mark.hidden = done[mark.dataset.done ?? ''] === undefined;
    root.hidden = [...root.querySelectorAll('li')].every(({ hidden }) => hidden);
  };
  $current.subscribe(show);
  // Another tab has done one.
  addEventListener('storage', show);
}
