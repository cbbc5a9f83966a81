import type { ReactNode } from 'react';

export function PageSection({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="page-section own-page">
      <div className="section-aside">{aside}</div>
      <div className="section-body">{children}</div>
    </section>
  );
}

interface Props {
  title: string;
  load: () => unknown;
  children: ReactNode;
}

export function Folded({ title, load, children }: Props) {
  return (
    <PageSection>
      <details className="own-notes unfolds" onToggle={({ currentTarget }) => currentTarget.open && load()}>
        <summary>
          <span className="display">{title}</span>
        </summary>
        {children}
      </details>
    </PageSection>
  );
}
