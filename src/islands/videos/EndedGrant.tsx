import { courseName } from '#domain/courses/course.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { endedGrant as texts } from '#messages/school/grants.ts';

interface Props {
  group: string;
  end: Date;
}

/** Since when a group's videos are closed to the reader, and what to do (SCHOOL-2). */
export default function EndedGrant({ group, end }: Props) {
  const name = courseName(group);
  return (
    <div className="prompt">
      <p>
        <span lang={languageOfWord(group)}>{name}</span> {texts.ended(fullDate(lastDayOf(end)))}
      </p>
      <p className="small">{texts.whatToDo}</p>
      <a className="button" href={routes.contactAbout(texts.subject(name))}>
        {texts.write}
      </a>
      <a className="button quiet" href={routes.settings}>
        {texts.enterCode}
      </a>
    </div>
  );
}
