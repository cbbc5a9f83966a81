// The footer's map, loaded when it is near (SHELL-10). A frame does not report a failure, so the address is requested
// first: if that fails, the place shows squared paper, a sentence and the link.
import { element } from '#components/shared/element.ts';
import { footer } from '#messages/site/site.ts';

export async function showMap(place: HTMLElement): Promise<void> {
  const address = place.dataset.map ?? '';
  const words = place.querySelector('[data-words]');
  const say = (text: string) => {
    if (words) words.textContent = text;
  };
  say(footer.mapLoading);
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors' });
    const frame = element('iframe', { title: footer.map, referrerPolicy: 'no-referrer', src: address });
    frame.addEventListener('load', () => say(''));
    place.prepend(frame);
  } catch {
    say(place.dataset.failed ?? '');
  }
}
