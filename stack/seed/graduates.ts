import { type GraduateReview, graduateReviewId } from '#features/graduates/graduate-review.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

interface Said extends Pick<GraduateReview, 'stars' | 'text' | 'at'> {
  by: string;
  /** The code of the certificate, 26 signs. */
  certificate: string;
  isShown: boolean;
}

/** Of the course frontend (COURSE-4). Days that stay: the page of the course says the month. */
const said: Said[] = [
  {
    by: 'sevda.orucova',
    certificate: 'SEEDSEVDA000000000000RANTX',
    stars: 5,
    text: 'Əvvəl hazır şablonları düzəldib satırdım, indi səhifəni boş fayldan özüm yığıram. Ən çox tapşırıqlara yazılan rəylər kömək etdi: səhvin harada olduğu sətrinə qədər göstərilirdi.',
    at: new Date('2026-06-11T09:20:00Z'),
    isShown: true,
  },
  {
    by: 'turkan.ibrahimli',
    certificate: 'SEEDTVRKAN000000000000RANT',
    stars: 4,
    text: 'Dərslər aydındır, öz tempinlə gedə bilirsən. JavaScript hissəsi mənə sürətli gəldi, o videolara iki dəfə baxmalı oldum.',
    at: new Date('2026-08-02T15:05:00Z'),
    isShown: true,
  },
  {
    by: 'resad.cefersoy',
    certificate: 'SEEDRESAD0000000000000RANT',
    stars: 5,
    text: 'Üç aya ilk sifarişimi aldım. Kurs boyu yığdığım portfolio müştəriyə göstərməyə kifayət etdi.',
    at: new Date('2026-11-24T11:40:00Z'),
    isShown: false,
  },
];

export function addGraduateReviews(documents: Documents): void {
  const users = readContent('users');
  for (const { by, certificate: code, isShown, at, stars, text } of said) {
    const user = users.find(({ username }) => username === by);
    if (!user) throw new Error(`content/users.json has no ${by}.`);
    const uid = uidOf(by);
    const course = 'frontend';
    const issued = {
      name: `${user.name} ${user.surname}`,
      course,
      title: 'Frontend proqramlaşdırma',
      issuedAt: at,
      audit: 'seed',
    };
    documents.set(`certificates/${code}`, issued);
    documents.set(`users/${uid}/certificates/${code}`, issued);
    const id = graduateReviewId({ uid, course });
    const shown = `seed-${code.toLowerCase()}`;
    const words = { course, name: user.name, stars, text, at };
    const audit = isShown
      ? recordChange(documents, {
          collection: 'graduateReviews',
          target: id,
          action: 'show',
          by: 'teacher',
          at,
        })
      : undefined;
    documents.set(`graduateReviews/${id}`, {
      ...words,
      ...{ uid, certificate: code, state: isShown ? 'shown' : 'waiting', rev: isShown ? 2 : 1 },
      ...(audit !== undefined && { shown, audit }),
    });
    if (audit !== undefined) documents.set(`shownReviews/${shown}`, { ...words, time: at, audit });
  }
}
