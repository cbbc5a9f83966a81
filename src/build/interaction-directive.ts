import type { ClientDirective } from 'astro';

/**
 * `client:interaction`: the island's HTML comes from the build, and its script loads when the visitor first points at
 * the island or focuses an element in it. A form submitted before its script has loaded is sent after loading.
 */
const whenTouched: ClientDirective = (load, _options, island) => {
  const sentTooSoon = new Set<HTMLFormElement>();
  let isAlive = false;
  let isWaking = false;
  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.error(error);
    }
    // If the script failed to load, the next interaction tries again.
    isWaking = !island.hasAttribute('ssr');
  };
  for (const touch of ['pointerover', 'focusin']) island.addEventListener(touch, wake);
  island.addEventListener('submit', (event) => {
    // Always prevents the browser's own submission, because it would put the typed text into the address.
    event.preventDefault();
    if (isAlive || !(event.target instanceof HTMLFormElement)) return;
    sentTooSoon.add(event.target);
    wake();
  });
  // islands/shared/Form.tsx dispatches this event when it can handle a submission, some time after React's start.
  island.addEventListener('alive', () => {
    isAlive = true;
    for (const form of sentTooSoon) form.requestSubmit();
    sentTooSoon.clear();
  });
};

export default whenTouched;
