import type { Page } from '@playwright/test';

/** Collects the scripts that a page loads from now on. The returned function names the libraries in them. */
export function loadedLibraries(page: Page): () => Promise<string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()));
  return async () => {
    const texts = await Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()));
    const marks = {
      React: 'react.transitional.element',
      'Firebase Auth': 'identitytoolkit',
      Firestore: 'firestore.googleapis',
    };
    return Object.entries(marks).flatMap(([name, mark]) =>
      texts.some((text) => text.includes(mark)) ? [name] : [],
    );
  };
}
