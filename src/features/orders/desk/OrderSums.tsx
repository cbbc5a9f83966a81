import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { timeNow } from '#core/time/clock.ts';
import { lastMonths, shownMonth } from '#core/time/months.ts';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { coursePaths } from '#features/courses/course.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { priceOf } from '#panel/price-texts.ts';
import { readsOfSums } from '../order.ts';
import { orders as buyerTexts } from '../texts.ts';
import { $isDownloading, $sums, clearSums, downloadMonth, sumMonth } from './sums.ts';
import { orderSums as texts } from './texts.ts';

/** What was paid in a month, by course: read when it is unfolded, unless that is felt (PAY-3, PANEL-20). */
export function OrderSums() {
  const months = lastMonths(timeNow(), 12);
  const [month, setMonth] = useState(months[0] ?? '');
  const sums = useStore($sums);
  const hint = useId();
  const courses = coursePaths();
  const count = () => sumMonth(month, courses);
  const price = priceOf(readsOfSums(courses.length));
  return (
    <details
      className="order-sums"
      onToggle={({ currentTarget }) => currentTarget.open && price === '' && sums.step === 'none' && count()}
    >
      <summary>
        {texts.title} <Icon name="down" />
      </summary>
      <div className="row">
        <SelectField
          label={texts.month}
          name="month"
          value={month}
          onChange={({ target }) => {
            clearSums();
            setMonth(target.value);
            if (price === '') sumMonth(target.value, courses);
          }}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {shownMonth(one)}
            </option>
          ))}
        </SelectField>
        <Button
          className="button quiet"
          aria-describedby={price ? hint : undefined}
          busy={sums.step === 'loading'}
          onClick={count}
        >
          {sums.step === 'loading' ? texts.sending : texts.submit}
        </Button>
      </div>
      {price && (
        <p className="hint" id={hint}>
          {price}
        </p>
      )}
      {sums.step === 'failed' && <FailedNote message={sums.message} retry={count} />}
      <div role="status">{sums.step === 'ready' && <Sums {...sums} />}</div>
    </details>
  );
}

function Sums({ month, sums }: Extract<ReturnType<typeof $sums.get>, { step: 'ready' }>) {
  const isDownloading = useStore($isDownloading);
  if (sums.length === 0) return <p className="note">{texts.none}</p>;
  const all = sums.reduce(
    (before, one) => ({
      count: before.count + one.count,
      total: before.total + one.total,
      off: before.off + one.off,
    }),
    { count: 0, total: 0, off: 0 },
  );
  return (
    <>
      <table>
        <caption>
          {texts.title}, {shownMonth(month)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.course}</th>
            <th scope="col">{texts.orders}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ course, count, total, off }) => (
            <tr key={course}>
              <th scope="row">{courseTitle(course)}</th>
              <td className="mono">{count}</td>
              <td>{buyerTexts.price({ price: total, off })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.all}</th>
            <td className="mono">{all.count}</td>
            <td>{buyerTexts.price({ price: all.total, off: all.off })}</td>
          </tr>
        </tfoot>
      </table>
      <Button className="more" busy={isDownloading} onClick={downloadMonth}>
        {isDownloading ? texts.downloading : texts.download}
      </Button>
    </>
  );
}
