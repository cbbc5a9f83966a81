/** The styles of what comes with the player (CourseVideos.astro). Without them it works all the same. */
export function lateStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-late-styles]')?.dataset.lateStyles;
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
