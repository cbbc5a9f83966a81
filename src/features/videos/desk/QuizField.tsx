import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { sessionReads } from '#core/session/reading.ts';
import { quizField as texts } from './texts.ts';

type Known = { course: string; quizzes: readonly { id: string; title: string }[] } | null;

const $quizzes = atom<Known>(null);
const reads = sessionReads(() => $quizzes.set(null));

/** The open quizzes of a course. A failure is shown, with a retry. */
async function readQuizzes(course: string): Promise<void> {
  $quizzes.set(null);
  if (course === '') return reads.cancel();
  await reads.read(
    async () => (await loadPart(() => import('#features/quizzes/gateway.ts'))).quizzes.list(course),
    (quizzes) => $quizzes.set({ course, quizzes }),
    () => readQuizzes(course),
  );
}

/** LEARN-13: the quiz under a video. Until the list has come, the form keeps what it had; one of another course goes. */
export function QuizField({ course, value }: { course: string; value: string }) {
  const known = useStore($quizzes);
  useEffect(() => {
    readQuizzes(course);
  }, [course]);
  if (course === '') return <input type="hidden" name="quiz" value={value} />;
  const chosen = value === '' ? [] : [{ id: value, title: texts.chosen }];
  const quizzes = known?.course === course ? known.quizzes : null;
  return (
    <SelectField key={course} label={texts.label} name="quiz" hint={texts.hint} defaultValue={value}>
      <option value="">{texts.none}</option>
      {(quizzes ?? chosen).map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
