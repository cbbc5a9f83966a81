import { useStore } from '@nanostores/react';
import { momentAddress } from '#core/addresses/video-address.ts';
import { shortClock } from '#core/time/duration.ts';
import { labels } from '#core/views/common-texts.ts';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { LongText } from '#panel/LongText.tsx';
import { $documentNames, nameKey } from '#panel/log.ts';
import type { PanelUser } from '#panel/panel.ts';
import { RowButton } from '#panel/RowActions.tsx';
import { OpenForm } from '#panel/RowForm.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { QuestionCode } from '../QuestionCode.tsx';
import { answersOf, type Question, type QuestionAnswer, type QuestionWords } from '../question.ts';
import { AnswerForm, HideForm } from './AnswerForm.tsx';
import {
  $changing,
  answers,
  hasDraft,
  markQuestion,
  openAnswer,
  questions,
  reasons,
  removeAnswer,
  showQuestion,
} from './store.ts';
import { questionTab as texts } from './texts.ts';

/** ASK-2. */
export default function QuestionTab({ actor }: TabProps) {
  return (
    <StaffTab
      texts={texts}
      rows={questions}
      filterName={courseTitle}
      render={(question) => <QuestionDetails question={question} actor={actor} />}
      actions={(question) => <Actions question={question} actor={actor} />}
    />
  );
}

interface Props {
  question: Question;
  actor: PanelUser;
}

/** The first name where the record can't be read. */
function useAsker({ uid, name }: Question): string {
  const names = useStore($documentNames);
  return names[nameKey({ collection: 'users', target: uid })] || name;
}

function QuestionDetails({ question, actor }: Props) {
  const { video, title, course, second, text, code, at, reason } = question;
  const name = useAsker(question);
  const said = answersOf(question);
  const place = texts.place(title, shortClock(second));
  return (
    <div className="message">
      <p className="message-head">
        <b className="record-title" translate="no">
          {name}
        </b>
        <a
          href={momentAddress(course, video, second)}
          target="_blank"
          rel="noopener"
          aria-label={labels.inNewWindow(place)}
        >
          {place}
        </a>
        <span className="soft">{courseTitle(course)}</span>
        <DateAndTime at={at} className="mono soft" />
      </p>
      <Words text={text} code={code} />
      {reason !== undefined && (
        <p className="message-note">
          <b>{texts.hiddenFor}</b> {reason}
        </p>
      )}
      {said.length > 0 && (
        <ol className="question-row-answers" aria-label={texts.answersOf(name)}>
          {said.map((one) => (
            <li key={one.uid}>
              <Answer question={question} answer={one} actor={actor} />
            </li>
          ))}
        </ol>
      )}
      <AnswerForm question={question} actor={actor} />
      <HideForm question={question} actor={actor} />
    </div>
  );
}

function Words({ text, code }: QuestionWords) {
  return (
    <>
      <LongText text={text} />
      {code && (
        <div className="question-row-code">
          <QuestionCode code={code} />
        </div>
      )}
    </>
  );
}

function Answer({ question: { id }, answer, actor }: Props & { answer: QuestionAnswer }) {
  const { uid, name, staff, text, code, at } = answer;
  return (
    <>
      <p className="message-head">
        <b translate="no">{name}</b>
        {staff && <span className="badge">{texts.staff}</span>}
        <DateAndTime at={at} className="mono soft" />
      </p>
      <Words text={text} code={code} />
      <RowButton
        $busy={$changing}
        className="more danger"
        label={texts.removeAnswerLabel(name)}
        question={{ text: texts.removeAnswerText(name) }}
        onPress={() => removeAnswer(actor, id, uid)}
      >
        {texts.removeAnswer}
      </RowButton>
    </>
  );
}

function Actions({ question, actor }: Props) {
  const { id, answered, hidden, answers: said } = question;
  const name = useAsker(question);
  useStore(answers.$texts, { keys: [id] });
  if (hidden)
    return (
      <RowButton
        $busy={$changing}
        data-first
        label={texts.showLabel(name)}
        onPress={() => showQuestion(actor, id)}
      >
        {texts.show}
      </RowButton>
    );
  const [open, openLabel] = hasDraft(actor.uid, id)
    ? [texts.goOn, texts.goOnLabel(name)]
    : said[actor.uid]
      ? [texts.edit, texts.editLabel(name)]
      : [texts.answer, texts.answerLabel(name)];
  return (
    <>
      <OpenForm
        form={answers}
        id={id}
        data-first
        label={openLabel}
        onOpen={() => openAnswer(actor.uid, question)}
      >
        {open}
      </OpenForm>
      {(answered || Object.keys(said).length > 0) && (
        <RowButton
          $busy={$changing}
          label={answered ? texts.reopenLabel(name) : texts.enoughLabel(name)}
          onPress={() => markQuestion(actor, id, !answered)}
        >
          {answered ? texts.reopen : texts.enough}
        </RowButton>
      )}
      <OpenForm
        form={reasons}
        id={id}
        label={texts.hideLabel(name)}
        onOpen={() => reasons.open(actor.uid, id, '')}
      >
        {texts.hide}
      </OpenForm>
    </>
  );
}
