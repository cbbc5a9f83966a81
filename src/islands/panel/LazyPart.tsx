import { type FunctionComponent, useCallback, useEffect, useState } from 'react';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { panel as texts } from '#messages/panel/panel.ts';
import { states } from '#messages/shared/common.ts';

interface Props<Given extends object> {
  /** Must be the same function at every render. */
  load(): Promise<{ default: FunctionComponent<Given> }>;
  /** The heading while the part is loading; none for a part of a section. */
  title?: string;
  heading?: 'h1' | 'h2';
  given: Given;
}

/** A part of the panel, such as a tab or a form, that is loaded when it is first shown, and again after a failure. */
export function LazyPart<Given extends object>({
  load,
  title,
  heading: Heading = 'h1',
  given,
}: Props<Given>) {
  const [Part, setPart] = useState<FunctionComponent<Given> | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setPart(() => module.default),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(fetchPart, [fetchPart]);
  if (Part) return <Part {...given} />;
  const waiting = failed ? (
    <FailedNote message={texts.partFailed} retry={fetchPart} />
  ) : (
    <p className="loading pending" role="status">
      {states.loading}
    </p>
  );
  if (title === undefined) return waiting;
  return (
    <PageSection>
      <Heading>{title}</Heading>
      {waiting}
    </PageSection>
  );
}
