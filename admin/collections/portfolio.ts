import { Partner, PortfolioItem } from '#features/portfolio/portfolio.ts';
import { fieldsOf } from '../fields.ts';
import { picture } from '../pictures.ts';

const inOrder = [{ field: 'order', label: 'Sıra', default_sort: 'asc' as const }];
const order = { label: 'Sıra', hint: 'Siyahıdakı yeri, 1-dən başlayır.' };

/** The build makes its sizes, so it has to be a file of ours. */
const screenshot = { ...picture('portfolio'), choose_url: false };

/** content/portfolio. */
export const portfolio = {
  name: 'portfolio',
  label: 'Portfolio',
  label_singular: 'Sayt',
  folder: 'content/portfolio',
  extension: 'json',
  create: true,
  identifier_field: 'name',
  preview_path: 'portfolio',
  slug: '{{name}}',
  summary: '{{name}}',
  sortable_fields: inOrder,
  schema: PortfolioItem,
  fields: fieldsOf(PortfolioItem, {
    order,
    name: { label: 'Ad' },
    sector: { label: 'Fəaliyyət sahəsi' },
    summary: { label: 'Qısa təsvir', as: { widget: 'text' } },
    done: { label: 'Nə etdik', item: 'İş', itemAs: { widget: 'text' } },
    year: { label: 'İl' },
    logo: { label: 'Loqo', as: picture('portfolio') },
    desktop: { label: 'Kompüter görünüşü', as: screenshot },
    mobile: { label: 'Telefon görünüşü', as: screenshot },
    live: { label: 'Saytın ünvanı', wrong: 'https:// ilə başlayan, boşluqsuz ünvan yazın' },
  }),
};

/** content/partners. */
export const partners = {
  name: 'partners',
  label: 'Tərəfdaşlar',
  label_singular: 'Tərəfdaş',
  folder: 'content/partners',
  extension: 'json',
  create: true,
  identifier_field: 'name',
  slug: '{{name}}',
  summary: '{{name}}',
  sortable_fields: inOrder,
  schema: Partner,
  fields: fieldsOf(Partner, {
    order,
    name: { label: 'Ad' },
    image: { label: 'Loqo', as: picture('partners') },
  }),
};
