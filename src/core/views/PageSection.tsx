import type { ReactNode } from 'react';

export function PageSection({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="page-section own-page">
      <div className="section-aside">{aside}</div>
      <div className="section-body">{children}</div>
    </section>
  );
}
