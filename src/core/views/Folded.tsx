import type { ReactNode } from 'react';
import { PageSection } from './PageSection.tsx';

interface Props {
  title: string;
  /** Reads what stands in it, each time it is unfolded. */
  load: () => unknown;
  children: ReactNode;
}

/** A part of the profile that few users have: it is read when it is unfolded. */
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
