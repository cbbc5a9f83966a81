// A form whose script could not be fetched, offline perhaps: said, with a way to try again.
document.addEventListener('astro:hydration-error', async (event) => {
  const { target } = event;
  const error = event instanceof CustomEvent ? event.detail.error : event;
  const { sayFailed } = await import('./failed-part.client.ts');
  sayFailed(error, () => target?.dispatchEvent(new Event('focusin')));
});
