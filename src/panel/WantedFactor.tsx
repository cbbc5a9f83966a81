import { routes } from '#core/addresses/routes.ts';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { wantedFactor as texts } from './factor-texts.ts';
import { panel } from './texts.ts';

/** USER-8: the rules refuse this session everything that staff do; what to do about it. */
export default function WantedFactor({ hasFactor }: { hasFactor: boolean }) {
  return (
    <PageSection aside={panel.title}>
      <h1>{panel.gate.title}</h1>
      <div className="note warn">
        <Icon name="lock" />
        <p>{hasFactor ? texts.signInAgain : texts.missing}</p>
        {!hasFactor && (
          <p>
            <a className="button" href={`${routes.settings}#second-factor`}>
              {texts.toSettings}
            </a>
          </p>
        )}
      </div>
    </PageSection>
  );
}
