import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { OwnPage } from '#islands/ui/OwnPage.tsx';
import { panel as texts } from '#messages/panel.ts';
import { $door, followGate } from '#stores/panel/gate.ts';
import { Frame } from './Frame.tsx';
import { Barred, Gate } from './Gate.tsx';
import { Loom } from './loom.ts';

/** PANEL-1: who has no role is told so; who has one gives the panel's password, once a browser session. */
function Panel({ loom }: { loom?: ReactNode }) {
  useEffect(() => followGate(), []);
  return (
    <Loom value={loom}>
      <OwnPage title={texts.title}>{() => <Door />}</OwnPage>
    </Loom>
  );
}

function Door() {
  const door = useStore($door);
  if (door.state === 'open') return <Frame actor={door.actor} />;
  if (door.state === 'closed') return <Gate />;
  return door.state === 'barred' && <Barred />;
}

export default guarded(Panel);
