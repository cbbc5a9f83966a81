import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import type { HashtagPreset } from '#domain/shared/hashtags.ts';
import { OwnPage } from '#islands/accounts/OwnPage.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { panel as texts } from '#messages/panel/panel.ts';
import { keepCourseTitles } from '#stores/panel/course-titles.ts';
import { $gate } from '#stores/panel/gate.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { BuildDataContext } from './build-data.ts';
import { Gate, NoAccess } from './Gate.tsx';
import { LazyPart } from './LazyPart.tsx';

interface Props {
  presets: HashtagPreset[];
  series: string[];
  titles: Record<string, string>;
  loom?: ReactNode;
}

/** PANEL-1: a user without a role is told so; staff give the panel's password, once in a browser session. */
function Panel({ presets, series, titles, loom }: Props) {
  keepCourseTitles(titles);
  const built = useMemo(() => ({ presets, series, loom }), [presets, series, loom]);
  return (
    <BuildDataContext value={built}>
      <OwnPage title={texts.title}>{() => <BehindGate />}</OwnPage>
    </BuildDataContext>
  );
}

// The gate is shown without loading the panel behind it.
const loadLayout = () => loadPart(() => import('./PanelLayout.tsx'));

function BehindGate() {
  const gate = useStore($gate);
  if (gate.state === 'open') {
    return <LazyPart load={loadLayout} title={texts.titles[gate.actor.role]} given={{ actor: gate.actor }} />;
  }
  if (gate.state === 'closed') return <Gate />;
  return gate.state === 'barred' && <NoAccess />;
}

export default guarded(Panel);
