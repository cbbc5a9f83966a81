import { momentAddress } from '#core/addresses/video-address.ts';
import { showToast } from '#core/views/toasts.ts';
import { secondNow } from './playing.ts';
import { player as texts } from './playing-texts.ts';
import type { Video } from './video.ts';

/** LEARN-4. */
export async function shareMoment(course: string, video: Video): Promise<void> {
  const address = momentAddress(course, video.id, secondNow(video));
  try {
    await navigator.clipboard.writeText(location.origin + address);
    showToast({ kind: 'good', text: texts.shared, about: shareMoment });
  } catch (error) {
    // Without the clipboard the viewer takes it from the address bar.
    console.warn(error);
    history.replaceState(history.state, '', address);
    showToast({ kind: 'bad', text: texts.notShared, about: shareMoment });
  }
}
