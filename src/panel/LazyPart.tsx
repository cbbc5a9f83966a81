import { type FunctionComponent, useCallback, useEffect, useState } from 'react';
import { states } from '#core/views/common-texts.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { FailedNote, Loading } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import type { PanelUser } from './panel.ts';
import { panel as texts } from './texts.ts';

export interface TabProps {
  actor: PanelUser;
}

export interface PartProps extends TabProps {
  onClose(): void;
}

interface Props<Given extends object> {
  /** Must be the same function at every render. */
  load(): Promise<{ default: FunctionComponent<Given> }>;
  title?: string;
  heading?: 'h1' | 'h2';
  waiting?: string;
  given: Given;
}

/** Loaded when first shown, and again after a failure. If a part crashes, the rest of the panel stays (SHELL-12). */
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
