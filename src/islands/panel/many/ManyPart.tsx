import { useStore } from '@nanostores/react';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { manyGrants as texts } from '#messages/panel/many-grants.ts';
import { $lines } from '#stores/panel/many-grants.ts';
import { Lead } from '../Lead.tsx';
import type { TabProps } from '../tab-props.ts';
import { BackToUsers } from '../users/BackToUsers.tsx';
import { ManyForm } from './ManyForm.tsx';
import { ManyResult } from './ManyResult.tsx';

/** SCHOOL-3: courses of many users at once. */
function ManyPart({ actor }: TabProps) {
  const lines = useStore($lines);
  return (
    <PageSection>
      <BackToUsers title={texts.title} />
      <Lead text={texts.lead} />
      <ManyForm actor={actor} />
      {lines.length > 0 && <ManyResult actor={actor} />}
    </PageSection>
  );
}

export default guarded(ManyPart);
