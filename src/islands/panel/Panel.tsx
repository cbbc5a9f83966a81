import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { HashtagPreset } from '#domain/hashtags.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { OwnPage } from '#islands/ui/OwnPage.tsx';
import { panel as texts } from '#messages/panel.ts';
import { loadPart } from '#stores/lib/load-part.ts';
import { $door, followGate } from '#stores/panel/gate.ts';
import { BuiltContext } from './built.ts';
import { Barred, Gate } from './Gate.tsx';
import { Loaded } from './Loaded.tsx';

interface Props {
  presets: HashtagPreset[];
  loom?: ReactNode;
}

/** PANEL-1: who has no role is told so; who has one gives the panel's password, once a browser session. */
function Panel({ presets, loom }: Props) {
  useEffect(() => followGate(), []);
  const built = useMemo(() => ({ presets, loom }), [presets, loom]);
  return (
    <BuiltContext value={built}>
      <OwnPage title={texts.title}>{() => <Door />}</OwnPage>
    </BuiltContext>
  );
}

// Whoever stands before the gate needs nothing of what is behind it.
const loadFrame = () => loadPart(() => import('./Frame.tsx'));

function Door() {
  const door = useStore($door);
  if (door.state === 'open') {
    return <Loaded load={loadFrame} title={texts.titles[door.actor.role]} given={{ actor: door.actor }} />;
  }
  if (door.state === 'closed') return <Gate />;
  return door.state === 'barred' && <Barred />;
}

export default guarded(Panel);
