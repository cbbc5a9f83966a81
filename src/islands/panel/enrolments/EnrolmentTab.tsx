import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ListRow } from '#domain/panel/list-query.ts';
import { shownCode } from '#domain/school/code.ts';
import { type Enrolment, enrolmentState } from '#domain/school/enrolment.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { dateAndTime, fullDate } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { routes } from '#domain/shared/routes.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Field } from '#islands/shared/Field.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { lists } from '#messages/panel/panel.ts';
import { enrolmentTab as texts } from '#messages/panel/school.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import {
  $ending,
  $newCode,
  $uses,
  endEnrolment,
  enrolmentForm,
  enrolmentList,
  loadMoreUses,
  loadUses,
} from '#stores/panel/enrolments.ts';
import { $documentNames, nameKey } from '#stores/panel/log.ts';
import { Confirm } from '../Confirm.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { CourseSelect } from '../CourseSelect.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { FoldButton, Lead } from '../Lead.tsx';
import { List } from '../List.tsx';

/** SCHOOL-1: the codes that open a course. */
export default function EnrolmentTab({ actor }: TabProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const form = useId();
  const ending = useStore($ending);
  const actions = (row: ListRow<Enrolment>) => {
    if (!('item' in row) || enrolmentState(row.item, new Date()) !== 'open') return null;
    const code = shownCode(row.id);
    return (
      <>
        <CopyCode code={row.id} />
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

/** Copies the link that brings a code to /settings. */
const CopyCode = ({ code }: { code: string }) => (
  <CopyLink path={routes.enrolment(code)} label={texts.copyLabel(shownCode(code))} texts={texts} />
);

/** A code's row, and below it who has used it. */
function EnrolmentDetails({ enrolment }: { enrolment: Enrolment }) {
  const { id, course, used, uses } = enrolment;
  const lastDay = lastDayOf(enrolment.until);
  return (
    <>
      <span>
        <b className="record-title">{courseTitle(course)}</b>
        <span className="record-facts">
          <span className="badge">{texts.states[enrolmentState(enrolment, new Date())]}</span>
          <span className="mono enrolment-code" translate="no">
            {shownCode(id)}
          </span>
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{texts.count(used, uses)}</span>
        <time dateTime={lastDay.toISOString()}>{texts.until(fullDate(lastDay))}</time>
      </span>
      <EnrolmentUses code={id} />
    </>
  );
}

/** Who has used a code; read when it is unfolded, because reading it costs Firestore reads. */
function EnrolmentUses({ code }: { code: string }) {
  const uses = useStore($uses, { keys: [code] })[code];
  const names = useStore($documentNames);
  return (
    <details
      className="enrolment-uses"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) loadUses(code);
      }}
    >
      <summary className="small">{texts.who}</summary>
      {uses?.step === 'loading' && (
        <p className="loading pending" role="status">
          {lists.loading}
        </p>
      )}
      {uses?.step === 'failed' && <FailedNote message={uses.message} retry={() => loadUses(code)} />}
      {uses?.step === 'ready' && uses.rows.length === 0 && <p className="small soft">{texts.nobody}</p>}
      {uses?.step === 'ready' && uses.rows.length > 0 && (
        <ol className="log">
          {uses.rows.map(({ id, by, at }) => (
            <li key={id}>
              <time className="mono soft" dateTime={at.toISOString()}>
                {dateAndTime(at)}
              </time>
              <p>
                {names[nameKey({ collection: 'users', target: by })] || (
                  <span className="soft">{texts.nameless}</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {uses?.step === 'ready' && uses.more && (
        <button className="more" type="button" aria-disabled={uses.busy} onClick={() => loadMoreUses(code)}>
          {uses.busy ? lists.loadingMore : lists.more}
        </button>
      )}
    </details>
  );
}

/** Makes a code; what was typed stays, because a class often gets several. */
function NewEnrolment() {
  const code = useStore($newCode);
  return (
    <section className="new-enrolment" aria-label={texts.createTitle}>
      <h2>{texts.createTitle}</h2>
      <Form
        store={enrolmentForm}
        submit={texts.create}
        sending={texts.creating}
        afterSuccess={code !== null && <CopyCode code={code} />}
      >
        <CourseSelect name="course" />
        <Field label={texts.lastDay} name="day" type="date" max={limits.lastDay} hint={texts.lastDayHint} />
        <Field
          label={texts.uses}
          name="uses"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.enrolmentUses}
          step={1}
          defaultValue={1}
        />
      </Form>
    </section>
  );
}
