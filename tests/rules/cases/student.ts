import { limit, orderBy, where } from 'firebase/firestore/lite';
import { limits } from '#core/words/limits.ts';
import { ordersOf } from '#features/orders/gateway.ts';
import { questionsOf } from '#features/questions/gateway.ts';
import { attemptsOf } from '#features/quizzes/gateway.ts';
import { entriesAbout, videosUntil } from '#features/school/desk/gateway.ts';
import { worksOf } from '#features/works/gateway.ts';
import { chapter, list } from '../support/chapter.ts';
import { staff } from '../support/people.ts';

/** What staff ask about one student. */
export const student = chapter('[SCHOOL-8] one student');
const { deny, each } = student;

/** Nobody of the cases: whoever it is may read the own ones. */
const who = 'zaur';

const asked = {
  'what staff did': entriesAbout(who),
  'the attempts': attemptsOf(who),
  'the works': worksOf(who),
  'the questions': questionsOf(who),
  'the orders': ordersOf(who),
};
for (const [what, query] of Object.entries(asked)) {
  each(staff, `lists ${what} of one student`, () => (client) => client.ask(query, limits.page));
  deny('bahar', `lists ${what} of another student`, (client) => client.ask(query, limits.page));
}
each(
  staff,
  'counts the videos of a course until now',
  () => (client) => client.countOf(videosUntil('frontend', new Date()), limits.page),
);
deny('ayla', 'lists what staff did with the own record', (client) =>
  client.ask(entriesAbout('ayla'), limits.page),
);
deny('teacher', 'lists what staff did, 51', (client) => client.ask(entriesAbout(who), limits.page + 1));
deny(
  'teacher',
  'lists what was done with orders',
  list('audit', where('collection', '==', 'orders'), orderBy('at', 'desc'), limit(limits.page)),
);
