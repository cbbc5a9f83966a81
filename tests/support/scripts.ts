import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtFolder } from './site.ts';

/** Collects the scripts that a page loads from now on. The returned function names the libraries in them. */
export function loadedLibraries(page: Page): () => string[] {
  const urls = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()));
  return () => {
    const texts = [...urls].map((url) => readFileSync(join(builtFolder(), new URL(url).pathname), 'utf8'));
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
