import { createRoot } from 'react-dom/client';
import { QuickSearch } from './QuickSearch.tsx';

/** Into a page that has no place for it: the layout carries no React (docs/decisions/003). */
export function mountQuickSearch(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<QuickSearch />);
}
