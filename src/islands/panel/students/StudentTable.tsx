import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { fullName } from '#domain/accounts/user.ts';
import { type StudentProgress, studentOrders } from '#domain/panel/student-progress.ts';
import { endOfGrant, hasNow } from '#domain/school/grants.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { dateAndTime, fullDate } from '#domain/shared/dates.ts';
import { students as texts } from '#messages/panel/students.ts';
import { $rows, $wanted } from '#stores/panel/students.ts';

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
  const id = useId();
  return (
    <div className="list-part">
      <div className="list-tools">
        <div className="field">
          <label className="vh" htmlFor={`${id}-search`}>
            {texts.search}
          </label>
          <input
            className="input"
            id={`${id}-search`}
            type="search"
            autoComplete="off"
            placeholder={texts.search}
            value={wanted.search}
            onChange={({ target }) => $wanted.set({ ...wanted, search: target.value })}
          />
        </div>
        <div className="field">
          <label className="vh" htmlFor={`${id}-order`}>
            {texts.order}
          </label>
          <select
            className="input"
            id={`${id}-order`}
            value={wanted.order}
            onChange={({ target }) => {
              const order = studentOrders.find((one) => one === target.value);
              if (order) $wanted.set({ ...wanted, order });
            }}
          >
            {studentOrders.map((order) => (
              <option key={order} value={order}>
                {texts.orders[order]}
              </option>
            ))}
          </select>
        </div>
      </div>
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
