import { keptCaches, savedListPage } from './worker-caches.ts';

export interface KeptPage {
  address: string; // path and query
  title: string;
  isSaved: boolean;
  document: Document;
}

export async function keptPages(): Promise<KeptPage[]> {
  const saved = (await pagesIn(keptCaches.saved, true)).filter(({ address }) => address !== savedListPage);
  const addresses = new Set(saved.map(({ address }) => address));
  const read = await pagesIn(keptCaches.read, false);
  return [...saved, ...read.filter(({ address }) => !addresses.has(address))];
}

async function pagesIn(name: string, isSaved: boolean): Promise<KeptPage[]> {
  try {
    if (!(await caches.has(name))) return [];
    const cache = await caches.open(name);
    const requests = [...(await cache.keys())].reverse();
    const pages = await Promise.all(
      requests.map(async (request) => {
        const html = await (await cache.match(request))?.text();
        return html === undefined ? [] : [keptPage(request.url, html, isSaved)];
      }),
    );
    return pages.flat();
  } catch (error) {
    console.warn(error);
    return [];
  }
}

function keptPage(url: string, html: string, isSaved: boolean): KeptPage {
  // A parsed document has this page's policy, which would report its styles as refused.
  const withoutStyles = html.replaceAll(/<style[\s\S]*?<\/style>/g, '');
  const document = new DOMParser().parseFromString(withoutStyles, 'text/html');
  const { pathname, search } = new URL(url);
  // The title for shares has no brand in it.
  const shared = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  return { address: pathname + search, title: shared || document.title, isSaved, document };
}
