// A form whose script could not be fetched, offline perhaps: said, with a way to try again.
import { reportFailedPart } from '#components/shared/load-parts.ts';

document.addEventListener('astro:hydration-error', (event) => {
  const { target } = event;
  const error = event instanceof CustomEvent ? event.detail.error : event;
  reportFailedPart(error, () => target?.dispatchEvent(new Event('focusin')));
});
