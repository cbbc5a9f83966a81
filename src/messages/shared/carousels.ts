export const carousels = {
  lessons: 'Kurslar',
  previousLesson: 'Əvvəlki kurs',
  nextLesson: 'Növbəti kurs',
  previous: 'Əvvəlki slayd',
  next: 'Növbəti slayd',
  pause: 'Karuseli dayandır',
  play: 'Karuseli davam etdir',
  role: 'karusel',
} as const;
