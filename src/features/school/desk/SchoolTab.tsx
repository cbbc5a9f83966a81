import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dateAndTime } from '#core/time/dates.ts';
import { shownMonth } from '#core/time/months.ts';
import { Button } from '#core/views/Button.tsx';
import { FailedNote, LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { shownMoney } from '#core/words/money.ts';
import { coursePaths } from '#features/courses/course.ts';
import { orders as orderTexts } from '#features/orders/texts.ts';
import { Lead } from '#panel/Lead.tsx';
import { priceOf } from '#panel/price-texts.ts';
import { WovenColumns } from '#panel/WovenColumns.tsx';
import { Courses } from './Courses.tsx';
import { EndingGrants } from './EndingGrants.tsx';
import { type MonthFigures, readsOfCounts, type SchoolCounts } from './school-figures.ts';
import {
  $counts,
  $month,
  andMore,
  countSchool,
  downloadSchool,
  readMonth,
  showLast,
  showUser,
} from './store.ts';
import { counted, schoolTab as texts } from './texts.ts';

/** SCHOOL-6; PANEL-20: this month at once, the rest as it was counted last. */
export default function SchoolTab() {
  const { known, busy, failed } = useStore($counts);
  const say = known ? texts.again : texts.count;
  const price = priceOf(readsOfCounts(coursePaths().length));
  useEffect(() => {
    showLast();
    readMonth();
  }, []);
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead} />
      <ThisMonth />
      <h2 className="lesser">{texts.all}</h2>
      <div className="row students-cost">
        <Button
          className={known ? 'button quiet' : 'button'}
          aria-describedby={price ? 'school-cost' : undefined}
          busy={busy}
          onClick={countSchool}
        >
          {busy ? texts.counting : say}
        </Button>
        {known && (
          <button className="button quiet" type="button" onClick={downloadSchool}>
            {texts.download}
          </button>
        )}
      </div>
      {price && (
        <p className="small soft" id="school-cost">
          {price}
        </p>
      )}
      <p className="small soft" role="status">
        {busy ? texts.counting : known && texts.at(dateAndTime(known.at))}
      </p>
      {failed !== null && <FailedNote message={failed} retry={countSchool} />}
      {known && <Figures {...known} />}
    </PageSection>
  );
}

function ThisMonth() {
  const month = useStore($month);
  if (month.step !== 'ready') return <LoadStatus of={month} text={texts.monthLoading} retry={readMonth} />;
  return (
    <section aria-labelledby="school-month">
      <h2 className="lesser" id="school-month">
        {texts.thisMonth(shownMonth(month.month))}
      </h2>
      <dl className="school-now">
        <div>
          <dt>{texts.money}</dt>
          <dd>
            <b className="display">{paidIn(month)}</b>{' '}
            <span className="small soft">{texts.moneyOf(month.paid) + withCoupons(month)}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.newOrders}</dt>
          <dd>
            <b className="display">{counted(month.orders)}</b>
          </dd>
        </div>
        <div>
          <dt>{texts.newAccounts}</dt>
          <dd>
            <b className="display">{counted(month.accounts)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A column of the picture is narrow. */
const monthName = (month: string): string => texts.monthNames[Number(month.slice(5)) - 1] ?? month;

function Figures({ months, courses }: SchoolCounts) {
  return (
    <>
      <section className="school-part" aria-labelledby="school-months">
        <h2 className="lesser" id="school-months">
          {texts.months}
        </h2>
        <div className="school-pictures">
          <WovenColumns
            title={texts.accounts}
            hint={texts.accountsHint}
            columns={months.map(({ month, accounts }) => ({
              name: monthName(month),
              count: accounts,
              shown: counted(accounts),
              thread: 't',
            }))}
          />
          <WovenColumns
            className="school-payments"
            title={texts.payments}
            hint={texts.paymentsHint}
            columns={months.map((one) => ({
              name: monthName(one.month),
              count: one.total,
              shown: paidIn(one),
              thread: 'a',
            }))}
          />
        </div>
        <Months months={months} />
      </section>
      <Courses courses={courses} onUser={showUser} />
      <EndingGrants courses={courses} onUser={showUser} />
    </>
  );
}

const paidIn = (month: MonthFigures): string => shownMoney(month.total) + andMore(month);
const withCoupons = ({ total, off }: MonthFigures): string =>
  off > 0 ? ` (${orderTexts.full(shownMoney(total + off))})` : '';

function Months({ months }: { months: readonly MonthFigures[] }) {
  return (
    <table className="students school-months">
      <caption className="vh">{texts.months}</caption>
      <thead>
        <tr>
          {texts.monthColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month}>
            <th className="mono" scope="row">
              {shownMonth(one.month)}
            </th>
            <td className="mono">{counted(one.accounts)}</td>
            <td className="mono">{counted(one.orders)}</td>
            <td className="mono">{counted(one.paid)}</td>
            <td>{paidIn(one)}</td>
            <td>{paidIn({ ...one, total: one.total + one.off })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
