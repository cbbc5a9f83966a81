import type { ReactNode } from 'react';
import { PageSection } from './PageSection.tsx';

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
