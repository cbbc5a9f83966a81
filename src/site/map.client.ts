// SHELL-10, READ-10. A frame does not report a failure, so the address is requested first.
import { element } from '#core/views/element.ts';
import { footer } from './texts.ts';

export async function showMap(place: HTMLElement): Promise<void> {
  const address = place.dataset.map ?? '';
  const words = place.querySelector('[data-words]');
  const button = place.querySelector('button');
  const say = (text: string) => {
    if (words) words.textContent = text;
  };
  say(footer.mapLoading);
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors' });
    if (place.querySelector('iframe')) return;
    const frame = element('iframe', { title: footer.map, referrerPolicy: 'no-referrer', src: address });
    frame.addEventListener('load', () => say(''));
    place.prepend(frame);
    // The focus must not fall back to the top of the page.
    if (document.activeElement === button) place.querySelector('a')?.focus({ preventScroll: true });
    button?.remove();
  } catch {
    say(footer.mapFailed);
  }
}
