import { useStore } from '@nanostores/react';
import type { User } from '#core/session/user.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { FailedNote } from '#core/views/Unread.tsx';
import { shownMoney } from '#core/words/money.ts';
import { userList } from '#features/accounts/desk/store.ts';
import { coursePaths } from '#features/courses/course.ts';
import { Lead } from '#panel/Lead.tsx';
import { openTab } from '#panel/tab.ts';
import { WovenColumns } from '#panel/WovenColumns.tsx';
import { Courses } from './Courses.tsx';
import { EndingGrants } from './EndingGrants.tsx';
import { type MonthFigures, readsOfCounts, type SchoolCounts } from './school-figures.ts';
import { $counts, andMore, countSchool, downloadSchool, shownMonth } from './store.ts';
import { counted, schoolTab as texts } from './texts.ts';

/** SCHOOL-6: nothing is read before it is said what that costs. */
export default function SchoolTab() {
  const { known, busy, failed } = useStore($counts);
  const say = known ? texts.again : texts.count;
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead} />
      <div className="row students-cost">
        <p className="mono" id="school-cost">
          {texts.cost(readsOfCounts(coursePaths().length))}
        </p>
        <Button
          className={known ? 'button quiet' : 'button'}
          aria-describedby="school-cost"
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
      <p className="small soft" role="status">
        {busy ? texts.counting : known && texts.at(dateAndTime(known.at))}
      </p>
      {failed !== null && <FailedNote message={failed} retry={countSchool} />}
      {known && <Figures {...known} />}
    </PageSection>
  );
}

function showUser(user: User): void {
  userList.search(user.username);
  openTab('user');
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
              shown: moneyOf(one),
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

const moneyOf = (month: MonthFigures): string => shownMoney(month.total) + andMore(month);

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
            <td>{moneyOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
