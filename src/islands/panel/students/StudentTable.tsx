import { useStore } from '@nanostores/react';
import { fullName } from '#domain/accounts/user.ts';
import { type StudentProgress, studentOrders } from '#domain/panel/student-progress.ts';
import { endOfGrant, hasNow } from '#domain/school/grants.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { dateAndTime, fullDate } from '#domain/shared/dates.ts';
import { students as texts } from '#messages/panel/students.ts';
import { $rows, $wanted } from '#stores/panel/students.ts';
import { ListTools } from '../ListTools.tsx';

interface Props {
  course: string;
  total: number;
  all: number;
  hasMore: boolean;
}

/** The students that were read, as they are asked for. */
export function StudentTable({ course, total, all, hasMore }: Props) {
  const rows = useStore($rows);
  const wanted = useStore($wanted);
  return (
    <div className="list-part">
      <ListTools
        {...wanted}
        searchLabel={texts.search}
        onSearch={(search) => $wanted.set({ ...wanted, search })}
        orders={studentOrders}
        orderNames={texts.orders}
        onSort={(order) => $wanted.set({ ...wanted, order })}
      />
      <p className="mono small soft list-count" role="status">
        {texts.shown(rows.length, all, hasMore)}
      </p>
      {rows.length === 0 ? (
        <p className="soft">{texts.noMatches}</p>
      ) : (
        <table className="students">
          <thead>
            <tr>
              <th scope="col">{texts.student}</th>
              <th scope="col">{texts.finished}</th>
              <th scope="col">{texts.seen}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.user.id} row={row} course={course} total={total} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Row({ row, course, total }: { row: StudentProgress; course: string; total: number }) {
  const { user, finished, seen } = row;
  const end = endOfGrant(user, course);
  return (
    <tr>
      <th scope="row">
        {fullName(user)}{' '}
        <span className="mono small soft" translate="no">
          {user.username}
        </span>
        {end && !hasNow(user, course, new Date()) && (
          <span className="small lesson-over"> {texts.over(fullDate(lastDayOf(end)))}</span>
        )}
      </th>
      <td className="mono">{texts.of(finished, total)}</td>
      <td className="mono">
        {seen ? <time dateTime={seen.toISOString()}>{dateAndTime(seen)}</time> : texts.never}
      </td>
    </tr>
  );
}
