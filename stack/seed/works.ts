import {
  isWithStaff,
  queuePath,
  versionPath,
  type WorkState,
  workId,
  workPath,
  workPicturePath,
} from '#features/works/work.ts';
import { courseTasks } from '../../scripts/course-paths.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents, FirestoreData } from './firestore-value.ts';

interface Said {
  /** Staff decide, or a student writes. */
  result?: 'accepted' | 'returned';
  text: string;
  comments?: Record<string, string>;
  version: number;
}

interface SampleWork {
  by: string;
  course: string;
  task: string;
  state: WorkState;
  /** How many hours ago the newest version was sent. */
  hours: number;
  /** Code and addresses, the oldest first; a picture is a file. */
  versions: readonly string[];
  said?: readonly Said[];
  asked?: true;
}

const form = 'əlaqə-forması';
const site = 'kiçik-saytınızı-yayımlayın';
const schema = 'verilənlər-bazasının-sxemi';

const firstForm = `<form>
  <p>Ad</p>
  <input>
  <p>E-poçt</p>
  <input type="text">
  <p>Mesaj</p>
  <textarea></textarea>
  <a href="#">Göndər</a>
</form>`;
const secondForm = `<form>
  <label for="ad">Ad</label>
  <input id="ad" required>
  <label for="poct">E-poçt</label>
  <input id="poct" type="email" required>
  <label for="movzu">Mövzu</label>
  <select id="movzu">
    <option>Sual</option>
    <option>Təklif</option>
  </select>
  <label for="mesaj">Mesaj</label>
  <textarea id="mesaj"></textarea>
  <button>Göndər</button>
</form>`;
const shortForm = `<form>
  <label>Ad <input required></label>
  <label>E-poçt <input type="email" required></label>
  <label>Mesaj <textarea></textarea></label>
  <button>Göndər</button>
</form>`;

/** Works in all states (TASK-1, TASK-2). */
const sampleWorks: readonly SampleWork[] = [
  {
    by: 'student',
    course: 'frontend',
    task: form,
    state: 'returned',
    hours: 26,
    versions: [firstForm],
    said: [
      {
        result: 'returned',
        version: 1,
        text: '✗ Hər xananın `label` elementi var və `for` onu xana ilə bağlayır.\n✗ E-poçt xanasının `type` atributu `email`-dir.\n✗ Məcburi xanalarda `required` yazılıb.\n✗ Göndərən düymə `button` elementidir.\n\nBu dörd yeri düzəldin. Mövzu siyahısı da çatmır.',
        comments: {
          2: 'Xananın adını p ilə yox, label ilə yazın.',
          5: 'type="email" yazsanız, telefonda @ düyməsi də çıxır.',
          8: 'Formanı keçid göndərmir: button lazımdır.',
        },
      },
    ],
  },
  {
    by: 'sevda.orucova',
    course: 'frontend',
    task: form,
    state: 'sent',
    hours: 20,
    versions: [firstForm, secondForm],
    said: [
      { result: 'returned', version: 1, text: 'Mövzu siyahısı çatmır və xanaların adı bağlanmayıb.' },
      { version: 1, text: 'Aydındır, düzəldirəm. Siyahıda neçə mövzu olsun?' },
    ],
    asked: true,
  },
  { by: 'resad.cefersoy', course: 'frontend', task: form, state: 'claimed', hours: 7, versions: [shortForm] },
  {
    by: 'turkan.ibrahimli',
    course: 'frontend',
    task: form,
    state: 'accepted',
    hours: 49,
    versions: [secondForm],
    said: [{ result: 'accepted', version: 1, text: 'Səliqəli yazmısınız, elə belə davam edin.' }],
  },
  {
    by: 'aysel.rehimova',
    course: 'fullstack',
    task: site,
    state: 'sent',
    hours: 3,
    versions: ['https://aysel.example/siyahi'],
  },
  {
    by: 'emin.qurbanov',
    course: 'fullstack',
    task: site,
    state: 'accepted',
    hours: 90,
    versions: ['https://emin.example/', 'https://emin.example/tetbiq'],
    said: [
      { result: 'returned', version: 1, text: 'Telefonda baxdım: bir hissə ekrana sığmır.' },
      { result: 'accepted', version: 2, text: 'İndi hər şey yerindədir.' },
    ],
  },
  { by: 'elvin-qasimov', course: 'backend', task: schema, state: 'sent', hours: 12, versions: ['picture'] },
  { by: 'ilkin.tagizade', course: 'backend', task: schema, state: 'begun', hours: 0, versions: [] },
  { by: 'guest', course: 'frontend', task: form, state: 'withdrawn', hours: 31, versions: [shortForm] },
];

const hour = 3_600_000;

/** Where their pictures are in Storage. */
export const sampleWorkPictures = (): string[] =>
  sampleWorks
    .filter(({ versions }) => versions.includes('picture'))
    .map(({ by, course, task }) => workPicturePath({ uid: uidOf(by), course, task }, 1));

export function addWorks(documents: Documents): void {
  const users = new Map(readContent('users').map((user) => [user.username, user]));
  const tasks = courseTasks();
  const person = (username: string) => {
    const user = users.get(username);
    if (user === undefined) throw new Error(`content/users.json has no ${username}.`);
    return user;
  };
  const teacher = person('teacher');
  const queues: Record<string, { open: Record<string, Date>; last: number; task: string }> = {};
  for (const { by, course, task, state, hours, versions, said = [], asked = false } of sampleWorks) {
    const known = tasks[course]?.[task];
    if (known === undefined) throw new Error(`content/exercises has no ${course}/${task}.`);
    const student = person(by);
    const id = workId(uidOf(by), { course, task });
    const at = new Date(Date.now() - hours * hour);
    const answered = new Date(at.getTime() + 2 * hour);
    queues[course] ??= { open: {}, last: 0, task };
    const queue = queues[course];
    const isSent = state !== 'begun';
    if (isSent) queue.last += 1;
    if (isWithStaff({ state })) queue.open[queue.last] = at;
    for (const [place, version] of versions.entries())
      documents.set(versionPath(id, place + 1), {
        ...(version === 'picture'
          ? { picture: true }
          : known.kind === 'code'
            ? { code: version }
            : { address: version }),
        at: new Date(at.getTime() - (versions.length - 1 - place) * 24 * hour),
      });
    const thread = said.map(({ result, version, text, comments }, place) => [
      place,
      {
        name: result ? teacher.name : student.name,
        text,
        version,
        at: version === versions.length ? answered : new Date(at.getTime() - (20 - place) * hour),
        ...(result && { result }),
        ...(comments && { comments }),
      },
    ]);
    const decided = state === 'accepted' || state === 'returned';
    documents.set(workPath(id), {
      uid: uidOf(by),
      name: `${student.name} ${student.surname}`,
      course,
      task,
      title: known.title,
      kind: known.kind,
      state,
      version: versions.length,
      ...(isSent && { ticket: queue.last, at }),
      ...((decided || state === 'claimed') && {
        claimedBy: uidOf('teacher'),
        claimedName: `${teacher.name} ${teacher.surname}`,
        claimedAt: state === 'claimed' ? new Date(Date.now() - hour) : answered,
      }),
      thread: Object.fromEntries(thread) as FirestoreData,
      asked,
      rev: 1 + versions.length,
      ...(decided && {
        audit: recordChange(documents, {
          collection: 'works',
          target: id,
          action: state === 'accepted' ? 'accept' : 'return',
          by: 'teacher',
          at: answered,
          title: known.title,
        }),
      }),
    });
  }
  // The last ones have waited between two hours and two days.
  for (const [course, queue] of Object.entries(queues))
    documents.set(queuePath(course), { ...queue, waits: [7_200, 64_800, 28_800, 172_800, 21_600] });
}
