// Reports a form whose script could not be loaded, for example offline, and offers a retry.
import { reportFailedPart } from '#components/shared/load-parts.ts';

document.addEventListener('astro:hydration-error', (event) => {
  const { target } = event;
  const error = event instanceof CustomEvent ? event.detail.error : event;
  reportFailedPart(error, () => target?.dispatchEvent(new Event('focusin')));
});
