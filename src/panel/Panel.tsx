import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import type { HashtagPreset } from '#domain/shared/hashtags.ts';
import { routes } from '#domain/shared/routes.ts';
import { OwnPage } from '#islands/accounts/OwnPage.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { panel as texts } from '#messages/panel/panel.ts';
import { keepCourseTitles } from '#stores/panel/course-titles.ts';
import { $gate, gateForm } from '#stores/panel/gate.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { BuildDataContext, type PanelTask } from './build-data.ts';
import { LazyPart } from './LazyPart.tsx';

interface Props {
  presets: HashtagPreset[];
  series: string[];
  titles: Record<string, string>;
  tasks: Record<string, PanelTask>;
  loom?: ReactNode;
}

/** PANEL-1: a user without a role is told so; staff give the panel's password, once in a browser session. */
function Panel({ presets, series, titles, tasks, loom }: Props) {
  keepCourseTitles(titles);
  const built = useMemo(() => ({ presets, series, tasks, loom }), [presets, series, tasks, loom]);
  return (
    <BuildDataContext value={built}>
      <OwnPage title={texts.title}>{() => <BehindGate />}</OwnPage>
    </BuildDataContext>
  );
}

// The gate is shown without loading the panel behind it.
const loadLayout = () => loadPart(() => import('./PanelLayout.tsx'));
const loadWantedFactor = () => loadPart(() => import('./WantedFactor.tsx'));

function BehindGate() {
  const gate = useStore($gate);
  if (gate.state === 'open') {
    return <LazyPart load={loadLayout} title={texts.titles[gate.actor.role]} given={{ actor: gate.actor }} />;
  }
  if (gate.state === 'closed') return <Gate />;
  if (gate.state === 'unproven')
    return (
      <LazyPart load={loadWantedFactor} title={texts.gate.title} given={{ hasFactor: gate.hasFactor }} />
    );
  return gate.state === 'barred' && <NoAccess />;
}

/** The password form before the panel. */
function Gate() {
  return (
    <PageSection aside={texts.title}>
      <h1>{texts.gate.title}</h1>
      <p className="lede">{texts.gate.lead}</p>
      <Form store={gateForm} submit={texts.gate.submit} sending={texts.gate.checking}>
        <PasswordField label={texts.gate.password} name="password" autoComplete="off" />
      </Form>
    </PageSection>
  );
}

/** A user without a role gets no form. */
function NoAccess() {
  return (
    <PageSection aside={texts.title}>
      <h1>{texts.gate.title}</h1>
      <div className="note warn">
        <Icon name="lock" />
        <p>{texts.gate.noRole}</p>
        <p>
          <a className="more" href={routes.home}>
            {texts.gate.home}
          </a>
        </p>
      </div>
    </PageSection>
  );
}

export default guarded(Panel);
