import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ListRow } from '#domain/panel/list-query.ts';
import { shownCode } from '#domain/school/code.ts';
import { type Enrolment, enrolmentState } from '#domain/school/enrolment.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { enrolmentTab as texts } from '#messages/panel/enrolments.ts';
import { $ending, endEnrolment, enrolmentList } from '#stores/panel/enrolments.ts';
import { Confirm } from '../Confirm.tsx';
import { FoldButton } from '../FoldButton.tsx';
import { Lead } from '../Lead.tsx';
import { List } from '../List.tsx';
import type { TabProps } from '../tab-props.ts';
import { CopyLink } from './CopyLink.tsx';
import { EnrolmentDetails } from './EnrolmentDetails.tsx';
import { NewEnrolment } from './NewEnrolment.tsx';

/** SCHOOL-1: the codes that open a course. */
function EnrolmentTab({ actor }: TabProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const form = useId();
  const ending = useStore($ending);
  const actions = (row: ListRow<Enrolment>) => {
    if (!('item' in row) || enrolmentState(row.item, new Date()) !== 'open') return null;
    const code = shownCode(row.id);
    return (
      <>
        <CopyLink code={row.id} />
        <button
          className="more danger"
          type="button"
          aria-label={texts.endLabel(code)}
          aria-busy={ending === row.id}
          aria-disabled={ending !== null}
          onClick={() => ending === null && setAsked(row.id)}
        >
          {ending === row.id ? texts.ending : texts.end}
        </button>
      </>
    );
  };
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead}>
        <FoldButton
          label={texts.createTitle}
          controls={form}
          isOpen={isMaking}
          onToggle={() => setMaking(!isMaking)}
        />
      </Lead>
      <div id={form} data-folded={isMaking ? undefined : ''}>
        <NewEnrolment />
      </div>
      <List
        store={enrolmentList}
        label={texts.title}
        searchLabel={texts.search}
        orderNames={texts.orders}
        render={(enrolment) => <EnrolmentDetails enrolment={enrolment} />}
        actions={actions}
      />
      {asked !== null && (
        <Confirm
          text={texts.endText(shownCode(asked))}
          yes={texts.endYes}
          no={texts.endNo}
          onYes={() => endEnrolment(actor.uid, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </PageSection>
  );
}

export default guarded(EnrolmentTab);
