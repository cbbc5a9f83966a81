import { useStore } from '@nanostores/react';
import type { User } from '#domain/accounts/user.ts';
import { type MonthFigures, readsOfCounts, type SchoolCounts } from '#domain/panel/school-figures.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { shownMoney } from '#domain/shared/money.ts';
import { Button } from '#islands/shared/Button.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { counted, schoolTab as texts } from '#messages/panel/school-figures.ts';
import { $counts, andMore, countSchool, downloadSchool, shownMonth } from '#stores/panel/school.ts';
import { openTab } from '#stores/panel/tab.ts';
import { userList } from '#stores/panel/users.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { Lead } from '../Lead.tsx';
import { WovenColumns } from '../WovenColumns.tsx';
import { Courses } from './Courses.tsx';
import { EndingGrants } from './EndingGrants.tsx';

/** SCHOOL-6: figures of the whole school. Nothing is read before it is said what that costs. */
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

/** Shows a user in the list, where grants, last days and certificates are. */
function showUser(user: User): void {
  userList.search(user.username);
  openTab('user');
}

/** As short as a column of the picture is narrow. */
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
