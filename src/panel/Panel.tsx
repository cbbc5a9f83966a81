import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { PasswordField } from '#core/forms/PasswordField.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import type { HashtagPreset } from '#core/words/hashtags.ts';
import { OwnPage } from '#features/accounts/OwnPage.tsx';
import { BuildDataContext, type PanelTask } from './build-data.ts';
import { keepCourseTitles } from './course-titles.ts';
import { $gate, gateForm } from './gate.ts';
import { LazyPart } from './LazyPart.tsx';
import { panel as texts } from './texts.ts';

interface Props {
  presets: HashtagPreset[];
  series: string[];
  titles: Record<string, string>;
  weights: Parameters<typeof keepCourseTitles>[1];
  tasks: Record<string, PanelTask>;
  loom?: ReactNode;
}

/** PANEL-1: a user without a role is told so; staff give the panel's password, once in a browser session. */
function Panel({ presets, series, titles, weights, tasks, loom }: Props) {
  keepCourseTitles(titles, weights);
  const built = useMemo(() => ({ presets, series, tasks, loom }), [presets, series, tasks, loom]);
  return (
    <BuildDataContext value={built}>
      <OwnPage title={texts.title}>{() => <BehindGate />}</OwnPage>
    </BuildDataContext>
  );
}

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
