import { type FunctionComponent, useCallback, useEffect, useState } from 'react';
import { states } from '#core/views/common-texts.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { FailedNote, Loading } from '#core/views/Unread.tsx';
import type { PanelUser } from './panel.ts';
import { panel as texts } from './texts.ts';

/** The props of every tab. */
export interface TabProps {
  actor: PanelUser;
}

/** The props of what a tab shows in place of its list. */
export interface PartProps extends TabProps {
  onClose(): void;
}

interface Props<Given extends object> {
  /** Must be the same function at every render. */
  load(): Promise<{ default: FunctionComponent<Given> }>;
  /** The heading while the part is loading; none for a part of a section. */
  title?: string;
  heading?: 'h1' | 'h2';
  /** What is said while a part of a section is loading. */
  waiting?: string;
  given: Given;
}

/**
 * A part of the panel, such as a tab or a form, that is loaded when it is first shown, and again after a failure. If it
 * crashes, the rest of the panel stays (SHELL-12).
 */
export function LazyPart<Given extends object>({
  load,
  title,
  heading: Heading = 'h1',
  waiting = states.loading,
  given,
}: Props<Given>) {
  const [Part, setPart] = useState<FunctionComponent<Given> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setPart(() => guarded(module.default)),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(fetchPart, [fetchPart]);
  if (Part) return <Part {...given} />;
  const shown = failed ? (
    <FailedNote message={texts.partFailed} retry={fetchPart} />
  ) : (
    <Loading text={waiting} />
  );
  if (title === undefined) return shown;
  return (
    <PageSection>
      <Heading>{title}</Heading>
      {shown}
    </PageSection>
  );
}
