import type { ClientDirective } from 'astro';

/**
 * `client:interaction`: the island's HTML stands there from the build, and its script comes when the visitor first
 * points at it or focuses something in it. A form that is sent before its script has come is sent when it is there.
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
    // The script could not be fetched: the next touch tries again.
    isWaking = !island.hasAttribute('ssr');
  };
  for (const touch of ['pointerover', 'focusin']) island.addEventListener(touch, wake);
  island.addEventListener('submit', (event) => {
    // Never the browser's own way of sending: it would put what was typed into the address.
    event.preventDefault();
    if (isAlive || !(event.target instanceof HTMLFormElement)) return;
    sentTooSoon.add(event.target);
    wake();
  });
  // What islands/shared/Form.tsx says when it can take a submission: some time after React has been told to start.
  island.addEventListener('alive', () => {
    isAlive = true;
    for (const form of sentTooSoon) form.requestSubmit();
    sentTooSoon.clear();
  });
};

export default whenTouched;
