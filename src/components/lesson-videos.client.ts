// The videos of a lesson for whoever is signed in; React and Firebase come with them and never to a guest.
import { onceSignedIn } from './session-need.ts';

const root = document.querySelector<HTMLElement>('[data-videos]');
const place = (name: string) => root?.querySelector<HTMLElement>(`[data-${name}]`);

async function show(): Promise<void> {
  const [player, now, lists] = [place('player'), place('now'), place('lists')];
  if (!root || !player || !now || !lists) return;
  try {
    const { mountVideos } = await import('#islands/videos/mount.tsx');
    mountVideos({ player, now, lists }, root.dataset.videos ?? '', root.dataset.subject ?? '');
  } catch (error) {
    (await import('./failed-part.client.ts')).sayFailed(error, show);
  }
}

onceSignedIn(show);
