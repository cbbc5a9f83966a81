import { pageFrom } from '#domain/blog/paging.ts';
import { routes } from '#domain/shared/routes.ts';

// Past the end the host can only answer with page 1; this script goes to the last page (BLOG-1).
const list = document.querySelector<HTMLElement>('[data-pages]');
const page = pageFrom(new URLSearchParams(location.search).get('page'), Number(list?.dataset.pages));
if (list && location.pathname === '/blogs' && String(page) !== list.dataset.page) {
  location.replace(routes.blogs(page));
}
