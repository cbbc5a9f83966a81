import {
  attemptId,
  attemptPath,
  keyFields,
  questionFields,
  quizKeyPath,
  quizPath,
  scoreOf,
} from '#features/quizzes/quiz.ts';
import { parseQuiz } from '#features/quizzes/quiz-text.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

const frontend = `1. Səhifədə əsas başlıq hansı elementlə yazılır?
- <head>
* <h1>
- <title>
- <header>
> <title> brauzerin vərəqində görünür, <h1> isə səhifənin özündə.

2. Hansı elementlər öz-özlüyündə yeni sətirdən başlayır?
* <p>
- <span>
* <div>
- <a>
> <p> və <div> blok elementlərdir, <span> və <a> isə sətrin içində qalır.

3. Bu kodda abzasın rəngi nə olacaq?
\`\`\`
p { color: green; }
.qeyd { color: blue; }

<p class="qeyd">Salam</p>
\`\`\`
- Yaşıl
* Göy
- Qara
> Sinif seçicisinin çəkisi elementin adından böyükdür.

4. Şəklin alt atributu nə üçündür?
- Şəklin altında yazı göstərmək üçün
* Şəkil açılmayanda və ekran oxuyan proqramlarda onu əvəz etmək üçün
- Şəkli kiçiltmək üçün

5. Flex qutusunda uşaqların növbəti sətrə keçməsi üçün nə yazılır?
- flex-direction: column
* flex-wrap: wrap
- align-items: center
- justify-content: center

6. Hansı yazılışlar elementi ekranda gizlədir?
* display: none
* visibility: hidden
- color: none
- position: static
> display: none yerini də götürür, visibility: hidden isə yerini saxlayır.`;

const backend = `Cədvəldən sətirləri oxumaq üçün hansı sorğu yazılır?
* SELECT
- UPDATE
- INSERT

Birincil açar haqqında hansı fikirlər düzdür?
* Cədvəldə təkrarlanmır
* Boş qala bilmir
- Yalnız mətn ola bilər`;

const rest = `Hansı metod serverdə yeni qeyd yaratmaq üçündür?
- GET
* POST
- HEAD

404 status kodu nə deməkdir?
* Ünvanda heç nə tapılmayıb
- Sorğu qəbul olunub
- Serverin daxilində xəta var
> 4 ilə başlayan kodlar sorğuda səhv olduğunu bildirir.

JSON haqqında hansı fikirlər düzdür?
* Açarlar qoşa dırnaqda yazılır
* Massiv saxlaya bilir
- Şərh yazmaq olur`;

interface SampleAttempt {
  by: string;
  hours: number;
  /** Missing: its time went by without them. */
  answers?: readonly string[];
}

interface SampleQuiz {
  id: string;
  course: string;
  title: string;
  state: 'draft' | 'open';
  text: string;
  /** How many hours ago the key was corrected, what it was before, by question, and the questions that are out (QUIZ-2). */
  correction?: { hours: number; before: Readonly<Record<string, string>>; out: readonly number[] };
  /** Those of one student in their order. */
  attempts: readonly SampleAttempt[];
}

/** Two open quizzes, one with attempts in each state, one with a corrected key, and a draft (QUIZ-1, QUIZ-2). */
const sampleQuizzes: readonly SampleQuiz[] = [
  {
    id: 'quiz-frontend-01',
    course: 'frontend',
    title: 'HTML və CSS əsasları',
    state: 'open',
    text: frontend,
    attempts: [
      { by: 'turkan.ibrahimli', hours: 80, answers: ['b', 'a', 'a', 'b', 'b', ''] },
      { by: 'turkan.ibrahimli', hours: 56, answers: ['b', 'ac', 'b', 'b', 'b', 'a'] },
      { by: 'sevda.orucova', hours: 30, answers: ['b', 'ac', 'a', 'b', 'd', 'ab'] },
      { by: 'resad.cefersoy', hours: 9 },
    ],
  },
  {
    id: 'quiz-backend-02',
    course: 'backend',
    title: 'HTTP və REST',
    state: 'open',
    text: rest,
    correction: { hours: 24, before: { 1: 'c' }, out: [2] },
    attempts: [
      { by: 'elvin-qasimov', hours: 50, answers: ['b', 'a', 'a'] },
      { by: 'elvin-qasimov', hours: 28, answers: ['b', 'a', 'ab'] },
      { by: 'ilkin.tagizade', hours: 20, answers: ['a', 'a', ''] },
    ],
  },
  {
    id: 'quiz-backend-01',
    course: 'backend',
    title: 'Verilənlər bazası',
    state: 'draft',
    text: backend,
    attempts: [],
  },
];

const allowed = 2;
const minute = 60_000;
/** Behind the changes that a panel shows first. */
const written = 20 * 24 * 60 * minute;

export function addQuizzes(documents: Documents): void {
  const users = new Map(readContent('users').map((user) => [user.username, user]));
  for (const { id, course, title, state, text, correction, attempts } of sampleQuizzes) {
    const { questions, problems } = parseQuiz(text);
    if (problems.length > 0) throw new Error(`${id} has problems: ${JSON.stringify(problems)}`);
    const key = keyFields(questions);
    const first = { ...key.right, ...correction?.before };
    const out = (correction?.out ?? []).map(String);
    const correctedAt = new Date(Date.now() - (correction?.hours ?? 0) * 60 * minute);
    documents.set(quizPath(id), {
      course,
      title,
      state,
      minutes: 20,
      attempts: allowed,
      ...questionFields(questions),
      ...(correction && { correction: { n: 1, at: correctedAt, out } }),
      rev: state === 'draft' ? 1 : correction ? 3 : 2,
      audit: recordChange(documents, {
        collection: 'quizzes',
        target: id,
        action: state === 'draft' ? 'create' : 'update',
        by: 'teacher',
        at: correction ? correctedAt : new Date(Date.now() - written),
        title,
        ...(correction && { was: { right: first, out: [] }, now: { right: key.right, out } }),
      }),
    });
    documents.set(quizKeyPath(id), { ...key, ...(correction && { first }) });
    const counts = new Map<string, number>();
    for (const { by, hours, answers } of attempts) {
      const student = users.get(by);
      if (!student) throw new Error(`content/users.json has no ${by}.`);
      const n = (counts.get(by) ?? 0) + 1;
      counts.set(by, n);
      const startedAt = new Date(Date.now() - hours * 60 * minute);
      const lockedAt = new Date(startedAt.getTime() + 12 * minute);
      const isCounted = correction !== undefined && lockedAt <= correctedAt;
      const counted = { correction: { n: 1, at: correctedAt, out: [...(correction?.out ?? [])] } };
      documents.set(attemptPath(attemptId(id, uidOf(by), n)), {
        quiz: id,
        uid: uidOf(by),
        name: `${student.name} ${student.surname}`,
        course,
        n,
        startedAt,
        ...(answers && {
          answers: { ...answers },
          lockedAt,
          ...(isCounted && { corrected: 1 }),
        }),
        ...(answers &&
          n === allowed && { score: scoreOf(answers, counted, { right: Object.values(key.right) }) }),
      });
    }
  }
}
