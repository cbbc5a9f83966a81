import type { ReactNode } from 'react';

/** A section of an account's page on the margin line: what is about it stands in the aside. */
export function PageSection({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="page-section own-page">
      <div className="section-aside">{aside}</div>
      <div className="section-body">{children}</div>
    </section>
  );
}
