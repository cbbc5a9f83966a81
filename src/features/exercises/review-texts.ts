import { intervals } from '#features/progress/review.ts';

/** LEARN-10: what was answered wrongly comes back. */
export const review = {
  title: 'Təkrar',
  today: (n: number) => `Bu gün: ${n} sual`,
  due: (course: string, n: number) => `Təkrar: ${course}, ${n} sual`,
  over: 'Bu günün sualları bitdi',
  none: 'Bu gün təkrar üçün sual yoxdur.',
  lead: `Səhv cavablandırdığınız suallar ${intervals.slice(0, -1).join(', ')} və ${intervals.at(-1)} gündən sonra yenidən soruşulur.`,
  code: 'Kodu yenidən yazın və yoxlayın:',
  ofCourse: (course: string, n: number) => `${course}: ${n} sual`,
  ofQuizzes: (count: string) => `${count} (sınaqlardan)`,
  goal: 'Həftəlik məqsəd',
  noGoal: 'Məqsəd yoxdur',
  goalOf: (n: number) => `${n} sual`,
  week: (answered: number) => `Bu həftə: ${answered} sual`,
  weekOf: (answered: number, goal: number) => `Bu həftə: ${answered} / ${goal} sual`,
  reached: 'Məqsədə çatdınız.',
} as const;
