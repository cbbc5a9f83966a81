import type { UnbuiltStore } from './unbuilt.ts';

export function showUnbuilt<Item>(
  root: HTMLElement,
  { $unbuilt, load, fail }: UnbuiltStore<Item>,
  fill: (item: Item) => Promise<void>,
): void {
  const toggle = (selector: string, shown: boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
  };
  const again = () => load(location.pathname);
  $unbuilt.subscribe(async (unbuilt) => {
    toggle('[data-loader]', unbuilt.state !== 'failed');
    toggle('[data-unknown]', unbuilt.state === 'unknown');
    toggle('[data-failed], [data-retry]', unbuilt.state === 'failed');
    if (unbuilt.state !== 'found') return;
    try {
      await fill(unbuilt.item);
    } catch (error) {
      fail(error);
      return;
    }
    toggle('[data-waiting]', false);
    toggle('[data-filled]', true);
  });
  root.querySelector('[data-retry]')?.addEventListener('click', again);
  again();
}

export const slotsOf = (root: HTMLElement) => ({
  slot: <Kind extends HTMLElement>(name: string) => root.querySelector<Kind>(`[data-slot="${name}"]`),
  say(name: string, text: string): void {
    const element = root.querySelector(`[data-slot="${name}"]`);
    if (element) element.textContent = text;
  },
});
