import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { CodeWords } from './CodeWords.tsx';
import { works as texts } from './texts.ts';
import { entriesOf, type Work, type WorkEntry } from './work.ts';

/** TASK-2. */
export function Thread({ work }: { work: Work }) {
  const entries = entriesOf(work);
  if (entries.length === 0) return null;
  return (
    <ol className="work-thread" aria-label={texts.thread}>
      {entries.map((entry) => (
        <li key={`${entry.at.getTime()} ${entry.name}`}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { name, staff, text, version, at, result, comments } }: { entry: WorkEntry }) {
  const isStaff = staff || result !== undefined;
  return (
    <>
      <p className="work-head">
        <b translate="no">{name}</b>
        {isStaff && <span className="badge">{texts.teacher}</span>}
        {result && (
          <span className="badge" data-work={result}>
            {texts.results[result]}
          </span>
        )}
        <span className="small soft">{texts.version(version)}</span>
        <DateAndTime at={at} className="mono small soft" />
      </p>
      <p className="work-said">
        <CodeWords text={text} />
      </p>
      {Object.keys(comments).length > 0 && (
        <ul className="work-comments">
          {Object.entries(comments)
            .sort(([one], [other]) => Number(one) - Number(other))
            .map(([line, comment]) => (
              <li key={line}>
                <b className="mono small">{texts.line(line)}:</b> <CodeWords text={comment} />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

export const commentsAbout = (work: Work, version: number): Record<string, string> =>
  entriesOf(work).find((entry) => entry.version === version && entry.result)?.comments ?? {};
