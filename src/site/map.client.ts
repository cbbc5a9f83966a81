// SHELL-10, READ-10. A frame does not report a failure, so the address is requested first.
import { element } from '#core/views/element.ts';
import { footer } from './texts.ts';

export async function showMap(host: HTMLElement): Promise<void> {
  const address = host.dataset.map ?? '';
  const words = host.querySelector('[data-words]');
  const button = host.querySelector('button');
  const say = (text: string) => {
    if (words) words.textContent = text;
  };
  say(footer.mapLoading);
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors' });
    if (host.querySelector('iframe')) return;
    const frame = element('iframe', { title: footer.map, referrerPolicy: 'no-referrer', src: address });
    frame.addEventListener('load', () => say(''));
    host.prepend(frame);
    // The focus must not fall back to the top of the page.
    if (document.activeElement === button) host.querySelector('a')?.focus({ preventScroll: true });
    button?.remove();
  } catch {
    say(footer.mapFailed);
  }
}
