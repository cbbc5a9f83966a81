import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { mayManage } from '#core/session/access.ts';
import { endOfGrant, hasNow } from '#core/session/grants.ts';
import { fullName, type User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, lastDayText } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { $student, chooseUser } from '#features/accounts/desk/store.ts';
import { userTab } from '#features/accounts/desk/texts.ts';
import { shownOrderNumber } from '#features/orders/order.ts';
import { orders as orderTexts } from '#features/orders/texts.ts';
import { stateOf } from '#features/questions/question.ts';
import { questions as questionTexts } from '#features/questions/texts.ts';
import { changeOf, QuizQuestion } from '#features/quizzes/QuizQuestion.tsx';
import { type Attempt, countOf, scoreOf } from '#features/quizzes/quiz.ts';
import { works as workTexts } from '#features/works/texts.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { LazyPart, type PartProps } from '#panel/LazyPart.tsx';
import { LogEntry } from '#panel/Log.tsx';
import { PartHead } from '#panel/PartHead.tsx';
import { PersonDetails } from '#panel/Person.tsx';
import {
  $stands,
  $taken,
  coursesAtOnce,
  readStand,
  readStands,
  readTaken,
  type Section,
  sections,
  shownCourses,
  standKey,
} from './student.ts';
import { studentPart as texts } from './texts.ts';

const loadCertificates = () => loadPart(() => import('#features/certificates/desk/Certificates.tsx'));

/** SCHOOL-8: all that staff know of one student. What is folded is read when it is unfolded. */
export default function StudentPart({ actor, onClose }: PartProps) {
  const user = useStore($student);
  useEffect(() => {
    if (user) readStands(user);
  }, [user]);
  if (!user)
    return (
      <PageSection>
        <PartHead title={texts.title} back={userTab.back} onBack={onClose} />
      </PageSection>
    );
  const name = fullName(user);
  return (
    <PageSection>
      <PartHead title={name} back={userTab.back} onBack={onClose} />
      <PersonDetails user={user} />
      <ContactLinks
        number={user.mobile}
        email={user.email}
        subject={texts.subject}
        greeting={texts.greeting(user.name)}
      />
      <h2 className="lesser">{texts.courses}</h2>
      <Courses user={user} />
      {mayManage(actor.role, user) && (
        <Button
          className="button quiet"
          onClick={() => {
            chooseUser(user);
            onClose();
          }}
        >
          {texts.grant}
        </Button>
      )}
      <Attempts uid={user.id} />
      <Works uid={user.id} />
      <Questions uid={user.id} />
      {!actor.courses && <Orders uid={user.id} />}
      <Fold title={texts.certificates}>
        <LazyPart load={loadCertificates} waiting={texts.loading} given={{ actor, user }} />
      </Fold>
      {!actor.courses && <Entries uid={user.id} />}
    </PageSection>
  );
}

function Courses({ user }: { user: User }) {
  const stands = useStore($stands);
  const shown = shownCourses(user);
  if (shown.length === 0) return <p className="soft">{userTab.noCourses}</p>;
  return (
    <ul className="student-rows" aria-label={texts.courses}>
      {shown.map((course, index) => {
        const read = stands[standKey(user.id, course)];
        return (
          <li key={course}>
            <b>{courseTitle(course)}</b>
            <LastDay user={user} course={course} />
            {read?.step === 'ready' ? (
              <span className="record-facts mono">
                <span>{texts.finished(read.stand.finished, read.stand.videos)}</span>
                <span className="soft">{texts.seen(read.stand.seen && dateAndTime(read.stand.seen))}</span>
              </span>
            ) : index < coursesAtOnce || read ? (
              <LoadStatus of={read} text={texts.loading} retry={() => readStand(user.id, course)} />
            ) : (
              <Button className="more small" onClick={() => readStand(user.id, course)}>
                {texts.showStand}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LastDay({ user, course }: { user: User; course: string }) {
  const end = endOfGrant(user, course);
  if (!end) return <span className="small soft">{texts.forEver}</span>;
  const day = lastDayText(end);
  const isOver = !hasNow(user, course, timeNow());
  return (
    <span className={isOver ? 'small course-over' : 'small soft'}>
      {(isOver ? userTab.over : userTab.until)(day)}
    </span>
  );
}

/** Its rows are there once it was opened. */
function Fold({ title, onOpen, children }: { title: string; onOpen?(): unknown; children: ReactNode }) {
  return (
    <details
      className="unfolds student-fold"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}

type Name = keyof typeof sections;

interface RowsProps<Row> {
  name: Name;
  of: Section<Row>;
  uid: string;
  render(row: Row): ReactNode;
}

function Rows<Row extends { id: string }>({ name, of: { $all, load }, uid, render }: RowsProps<Row>) {
  const read = useStore($all)[uid];
  const title = texts[name];
  return (
    <Fold title={title} onOpen={() => load(uid)}>
      {read && <LoadStatus of={read} text={texts.loading} retry={() => load(uid)} />}
      {read?.step === 'ready' && read.rows.length === 0 && <p className="soft">{texts.none[name]}</p>}
      {read?.step === 'ready' && read.rows.length > 0 && (
        <ul className="student-rows" aria-label={title}>
          {read.rows.map((row) => (
            <li key={row.id}>{render(row)}</li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

const Attempts = ({ uid }: { uid: string }) => (
  <Rows
    name="attempts"
    of={sections.attempts}
    uid={uid}
    render={(attempt) => <OneAttempt attempt={attempt} />}
  />
);

/** The own answers are beside the right ones. */
function OneAttempt({ attempt }: { attempt: Attempt }) {
  const read = useStore($taken)[attempt.quiz];
  const quiz = read?.step === 'ready' ? read.quiz : null;
  const { answers } = attempt;
  return (
    <details
      className="unfolds"
      onToggle={({ currentTarget }) => currentTarget.open && readTaken(attempt.quiz)}
    >
      <summary>
        <span>
          {quiz?.title ?? courseTitle(attempt.course)}, {texts.attempt(attempt.n)}{' '}
          <DateAndTime at={attempt.lockedAt ?? attempt.startedAt} className="mono small soft" />
        </span>
      </summary>
      {read?.step === 'ready' && !quiz && <p className="soft">{texts.quizGone}</p>}
      {!quiz && <LoadStatus of={read} text={texts.loading} retry={() => readTaken(attempt.quiz)} />}
      {quiz && !answers && <p className="soft">{texts.running}</p>}
      {quiz && answers && (
        <div className="student-answers">
          <p>{texts.score(scoreOf(answers, quiz, quiz.key), countOf(quiz))}</p>
          {quiz.questions.map((question, at) => (
            <QuizQuestion
              key={`${question.text} ${question.options.join()}`}
              question={question}
              number={at + 1}
              answer={answers[at] ?? ''}
              disabled
              result={{ right: quiz.key.right[at] ?? '', explanation: quiz.key.explanations[at] ?? '' }}
              change={changeOf(quiz, at, quiz.key)}
            />
          ))}
        </div>
      )}
    </details>
  );
}

const Works = ({ uid }: { uid: string }) => (
  <Rows
    name="works"
    of={sections.works}
    uid={uid}
    render={({ title, course, state, at }) => (
      <>
        <b>{title}</b>
        <span className="record-facts">
          <span className="badge">{workTexts.states[state]}</span>
          <span className="soft">{courseTitle(course)}</span>
          {at && <DateAndTime at={at} className="mono small soft" />}
        </span>
      </>
    )}
  />
);

const Questions = ({ uid }: { uid: string }) => (
  <Rows
    name="questions"
    of={sections.questions}
    uid={uid}
    render={(question) => (
      <>
        <p className="student-text">{question.text}</p>
        <span className="record-facts">
          <span className="badge">{questionTexts.states[stateOf(question)]}</span>
          <a href={routes.video(question.course, question.video)}>{question.title}</a>
          <DateAndTime at={question.at} className="mono small soft" />
        </span>
      </>
    )}
  />
);

const Orders = ({ uid }: { uid: string }) => (
  <Rows
    name="orders"
    of={sections.orders}
    uid={uid}
    render={({ id, course, state, at, ...prices }) => (
      <>
        <b>{courseTitle(course)}</b>
        <span className="record-facts">
          <span className="badge">{orderTexts.states[state]}</span>
          <span className="mono order-number">{shownOrderNumber(id)}</span>
          <span>{orderTexts.price(prices)}</span>
          <DateAndTime at={at} className="mono small soft" />
        </span>
      </>
    )}
  />
);

const Entries = ({ uid }: { uid: string }) => (
  <Rows name="log" of={sections.log} uid={uid} render={(entry) => <LogEntry entry={entry} />} />
);
