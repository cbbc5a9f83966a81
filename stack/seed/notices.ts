import { endOf } from '#core/session/grants.ts';
import { isoDay } from '#core/time/dates.ts';
import { typedValue } from '#core/words/typed.ts';
import { titleOf } from '#features/announcements/announcement.ts';
import { type NewNotice, noticeId, noticesPath } from '#features/bell/notice.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import type { Documents } from './firestore-value.ts';

interface SampleAnnouncement {
  course: string;
  text: string;
  link?: string;
  /** How many hours ago it was written, and in how many days its last day is. */
  hours: number;
  days: number;
}

/** One for everybody, one each for two courses, and one that is over (TELL-1). */
const sampleAnnouncements: readonly SampleAnnouncement[] = [
  {
    course: 'all',
    text: 'Yanvarın 2-dək məktəb bağlıdır, müraciətlərinizə yanvarın 3-dən cavab verəcəyik. Videolar həmişəki kimi açıqdır.',
    hours: 20,
    days: 12,
  },
  {
    course: 'frontend',
    text: 'Cümə günü saat 19:00-da birlikdə kod yazırıq: kim öz tapşırığını göstərmək istəyirsə, hazırlaşsın!',
    link: '/lessons/frontend/exercises',
    hours: 3,
    days: 4,
  },
  {
    course: 'ui-designer',
    text: 'Yekun layihənin şablonu hazırdır.\nÖz surətinizi yaradın və adınızı yazın.',
    link: 'https://sablon.example/kodyol/yekun-layihe',
    hours: 50,
    days: 20,
  },
  { course: 'frontend', text: 'Bu həftə dərs cümə axşamına keçir.', hours: 300, days: -5 },
];

/** What the sample student's bell has, in hours before now; the older two are read (TELL-2). */
const sampleNotices: readonly (NewNotice & { hours: number })[] = [
  {
    kind: 'order',
    about: '905218',
    title: 'Sifariş 905 218 üçün ödəniş keçidi göndərildi: «UI/UX dizayn»',
    path: '/my-orders#order-905218',
    hours: 2,
  },
  {
    kind: 'order',
    about: '228465',
    title: 'Ödənişiniz təsdiqləndi: «Frontend proqramlaşdırma» sizin üçün açıqdır',
    path: '/lessons/frontend/videos',
    hours: 699,
  },
  {
    kind: 'order',
    about: '110042',
    title: 'Sifariş 110 042 rədd edildi: «Backend proqramlaşdırma»',
    path: '/my-orders',
    hours: 900,
  },
];

/** Announcements of all courses stand in one list, so each has an id of its own. */
const idOf = (course: string, n: number): string => `seed-${course}-${n}`;

const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

export function addNotices(documents: Documents): void {
  for (const course of new Set(sampleAnnouncements.map((one) => one.course))) {
    const own = sampleAnnouncements.filter((one) => one.course === course);
    const [newest] = own;
    if (!newest) continue;
    const items = own.map(({ text, link, hours, days }, n) => {
      const until = typedValue(endOf(isoDay(ago(-24 * days))));
      return [idOf(course, n), { text, ...(link && { link }), until, at: ago(hours), by: uidOf('teacher') }];
    });
    const title = titleOf(newest.text);
    const at = ago(newest.hours);
    documents.set(`announcements/${course}`, {
      items: Object.fromEntries(items),
      last: idOf(course, 0),
      title,
      rev: own.length,
      audit: recordChange(documents, {
        collection: 'announcements',
        target: course,
        action: own.length === 1 ? 'create' : 'update',
        by: 'teacher',
        at,
        title,
      }),
    });
  }
  const [newest, read] = sampleNotices;
  if (!newest || !read) return;
  documents.set(noticesPath(uidOf('student')), {
    items: Object.fromEntries(
      sampleNotices.map(({ hours, about, ...notice }) => [
        noticeId({ kind: notice.kind, about }),
        { ...notice, at: ago(hours) },
      ]),
    ),
    last: noticeId(newest),
    readUntil: ago(read.hours),
  });
}
