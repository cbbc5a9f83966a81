import { coursePrices } from '../../scripts/course-paths.ts';
import type { Documents } from './firestore-value.ts';

/** An enrolment code that anybody with this repository knows (SCHOOL-1). */
const sampleCode = '0123456789ABCDEFGHJKMNPQRS';

/** A coupon to try on the pages of courses with a price (PAY-4). */
const sampleCoupon = 'KMPAN00000000000000000TEST';

export function addEnrolments(documents: Documents): void {
  documents.set(`enrolments/${sampleCode}`, {
    name: 'Payız qrupu',
    nameKey: 'payiz qrupu',
    course: 'backend',
    until: new Date('2030-12-31T20:00:00Z'),
    uses: 30,
    used: 0,
    ended: false,
    createdAt: new Date(),
    audit: 'seed',
  });
  documents.set(`enrolments/${sampleCoupon}`, {
    name: 'Yeni il endirimi',
    nameKey: 'yeni il endirimi',
    course: '',
    courses: Object.keys(coursePrices()),
    percent: 20,
    sum: 0,
    until: new Date('2030-12-31T20:00:00Z'),
    uses: 100,
    used: 0,
    ended: false,
    createdAt: new Date(),
    audit: 'seed',
  });
}
