import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { CheckField, Field, SelectField } from '#core/forms/Labelled.tsx';
import { timeNow } from '#core/time/clock.ts';
import { fullDate, lastMinute } from '#core/time/dates.ts';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { coursePaths } from '#features/courses/course.ts';
import { orderList } from '#features/orders/desk/store.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { DayField } from '#panel/DateFields.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { useFold } from '#panel/Lead.tsx';
import { $documentNames, nameKey } from '#panel/log.ts';
import { CopyLink, RowButton } from '#panel/RowActions.tsx';
import { ShortList } from '#panel/ShortList.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { openTab } from '#panel/tab.ts';
import { taught } from '#panel/taught.ts';
import { lists } from '#panel/texts.ts';
import { shownCode } from '../code.ts';
import { couponFilter, type Enrolment, enrolmentState, isCoupon } from '../enrolment.ts';
import { enrolmentLimits } from '../limits.ts';
import { $ending, $newCode, endEnrolment, enrolmentForm, enrolmentList, usesOf } from './store.ts';
import { enrolmentTab as texts } from './texts.ts';

/** SCHOOL-1: the codes that open a course. */
export default function EnrolmentTab({ actor }: TabProps) {
  const { button, folded } = useFold(texts.createTitle);
  return (
    <StaffTab
      texts={texts}
      rows={{ list: enrolmentList }}
      filterName={(filter) => (filter === couponFilter ? texts.coupons : courseTitle(filter))}
      render={(enrolment) => <EnrolmentDetails enrolment={enrolment} />}
      actions={(enrolment) => <Actions enrolment={enrolment} actor={actor} />}
      lead={button}
    >
      <div {...folded}>
        <NewEnrolment />
      </div>
    </StaffTab>
  );
}

function Actions({ enrolment, actor }: TabProps & { enrolment: Enrolment }) {
  const { id } = enrolment;
  const code = shownCode(id);
  if (enrolmentState(enrolment, timeNow()) !== 'open') return null;
  return (
    <>
      <CopyCode code={id} />
      <RowButton
        $busy={$ending}
        id={id}
        className="more danger"
        label={texts.endLabel(code)}
        busyText={texts.ending}
        question={{
          text: isCoupon(enrolment) ? texts.endCoupon(code) : texts.endText(code),
          yes: texts.endYes,
          no: texts.endNo,
        }}
        onPress={() => endEnrolment(actor.uid, id)}
      >
        {texts.end}
      </RowButton>
    </>
  );
}

const CopyCode = ({ code }: { code: string }) => (
  <CopyLink path={routes.enrolment(code)} label={texts.copyLabel(shownCode(code))} texts={texts} />
);

/** A code's row, and below it who has used it. */
function EnrolmentDetails({ enrolment }: { enrolment: Enrolment }) {
  const { id, name, used, uses } = enrolment;
  const what = isCoupon(enrolment) ? texts.coupon : courseTitle(enrolment.course);
  const lastDay = lastMinute(enrolment.until);
  return (
    <>
      <span>
        <b className="record-title">{name || what}</b>
        <span className="record-facts">
          <span className="badge">{texts.states[enrolmentState(enrolment, timeNow())]}</span>
          {name && <span>{what}</span>}
          {isCoupon(enrolment) && (
            <>
              <b>{texts.off(enrolment)}</b>
              <span>{enrolment.courses.map(courseTitle).join(', ')}</span>
            </>
          )}
          <span className="mono enrolment-code" translate="no">
            {shownCode(id)}
          </span>
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{texts.count(used, uses)}</span>
        <time dateTime={lastDay.toISOString()}>{texts.until(fullDate(lastDay))}</time>
      </span>
      {isCoupon(enrolment) ? <CouponOrders code={id} /> : <EnrolmentUses code={id} />}
    </>
  );
}

/** An order names the coupon that it was made with: the list of orders finds them (PAY-4). */
const CouponOrders = ({ code }: { code: string }) => (
  <p className="small">
    <button
      className="more"
      type="button"
      aria-label={texts.ordersLabel(shownCode(code))}
      onClick={() => {
        orderList.search(code);
        orderList.limitTo('');
        openTab('order');
      }}
    >
      {texts.orders}
    </button>
  </p>
);

/** Who has used a code; read when it is unfolded, because reading it costs Firestore reads. */
function EnrolmentUses({ code }: { code: string }) {
  const names = useStore($documentNames);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="unfolds" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="small">{texts.who}</summary>
      {isOpen && (
        <ShortList
          store={usesOf(code)}
          className="log"
          texts={{ loading: lists.loading, empty: texts.nobody }}
          isBelow
          render={({ by, at }) => (
            <>
              <DateAndTime at={at} className="mono soft" />
              <p>
                {names[nameKey({ collection: 'users', target: by })] || (
                  <span className="soft">{texts.nameless}</span>
                )}
              </p>
            </>
          )}
        />
      )}
    </details>
  );
}

/** Makes a code; what was typed stays, because a class often gets several. */
function NewEnrolment() {
  const code = useStore($newCode);
  const [kind, setKind] = useState(enrolmentForm.typed.get('kind') ?? 'course');
  return (
    <section className="new-enrolment" aria-label={texts.createTitle}>
      <h2>{texts.createTitle}</h2>
      <Form
        store={enrolmentForm}
        submit={texts.create}
        sending={texts.creating}
        keeps
        afterSuccess={code !== null && <CopyCode code={code} />}
      >
        <Field
          label={texts.name}
          remark={texts.optional}
          name="name"
          hint={texts.nameHint}
          maxLength={enrolmentLimits.name}
          autoComplete="off"
        />
        {taught() === null ? (
          <SelectField
            label={texts.kind}
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          >
            {Object.entries(texts.kinds).map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="kind" value="course" />
        )}
        {kind === 'course' ? <CourseSelect name="course" /> : <CouponFields isPercent={kind === 'percent'} />}
        <DayField label={texts.lastDay} name="day" hint={texts.lastDayHint} />
        <Field
          label={texts.uses}
          name="uses"
          type="number"
          inputMode="numeric"
          min={1}
          max={enrolmentLimits.uses}
          step={1}
          defaultValue={1}
        />
      </Form>
    </section>
  );
}

function CouponFields({ isPercent }: { isPercent: boolean }) {
  return (
    <>
      <Field
        label={isPercent ? texts.amounts.percent : texts.amounts.sum}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
      />
      <fieldset className="choice">
        <legend className="label">{texts.courses}</legend>
        {coursePaths().map((path) => (
          <CheckField
            key={path}
            name={`for-${path}`}
            defaultChecked={enrolmentForm.typed.get(`for-${path}`) === 'on'}
            onChange={({ target }) => enrolmentForm.type(target.name, target.checked ? 'on' : '')}
          >
            {courseTitle(path)}
          </CheckField>
        ))}
      </fieldset>
    </>
  );
}
