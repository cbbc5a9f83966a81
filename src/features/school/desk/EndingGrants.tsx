import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { fullName, type User } from '#core/session/user.ts';
import { lastDayText } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { limits } from '#core/words/limits.ts';
import { students } from '#features/progress/desk/texts.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { priceOf } from '#panel/price-texts.ts';
import { type CourseCounts, type Ending, readsOfEnding } from './school-figures.ts';
import { $ending, readEnding } from './store.ts';
import { schoolTab as texts } from './texts.ts';

interface Props {
  courses: readonly CourseCounts[];
  onUser(user: User): void;
}

export function EndingGrants({ courses, onUser }: Props) {
  const { known, busy, failed } = useStore($ending);
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(known, () => list.current?.querySelector('a'));
  const price = priceOf(readsOfEnding(courses, limits.page));
  const count = courses.reduce((sum, { ending }) => sum + ending, 0);
  return (
    <section className="school-part" aria-labelledby="school-ending">
      <h2 className="lesser" id="school-ending">
        {texts.ending}
      </h2>
      <p>{count === 0 ? texts.noEnding : texts.endingCount(count)}</p>
      {count > 0 && !known && (
        <Button className="button quiet" busy={busy} onClick={readEnding}>
          {busy ? texts.reading : texts.showEnding}
        </Button>
      )}
      {count > 0 && !known && price && <p className="small soft">{price}</p>}
      {failed !== null && <FailedNote message={failed} retry={readEnding} />}
      {known && (
        <ul className="records" aria-label={texts.ending} ref={list}>
          {known.map((one) => (
            <Row key={`${one.user.id} ${one.course}`} {...one} onUser={onUser} />
          ))}
        </ul>
      )}
      {known && courses.some(({ ending }) => ending > limits.page) && (
        <p className="small soft">{texts.firstOnly}</p>
      )}
    </section>
  );
}

function Row({ user, course, end, onUser }: Ending & Pick<Props, 'onUser'>) {
  const day = lastDayText(end);
  const title = courseTitle(course);
  return (
    <li>
      <div className="record">
        <b className="record-title">{fullName(user)}</b>
        <span className="record-facts mono soft">
          <span>{title}</span>
          <span>{texts.lastDay(day)}</span>
        </span>
        <div className="row school-ending">
          <ContactLinks
            number={user.mobile}
            email={user.email}
            subject={students.subject(title)}
            greeting={texts.greeting(user.name, title, day)}
          />
          <Button
            className="more small"
            aria-label={students.toUserLabel(fullName(user))}
            onClick={() => onUser(user)}
          >
            {students.toUser}
          </Button>
        </div>
      </div>
    </li>
  );
}
