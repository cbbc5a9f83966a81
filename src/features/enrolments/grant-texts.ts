/** A grant that is over, on the page of videos (SCHOOL-2). */
export const endedGrant = {
  ended: (day: string) => `kursuna girişiniz ${day} tarixində bitib.`, // follows the course's name
  whatToDo:
    'Davam etmək üçün məktəbə yazın. Yeni kurs kodunuz varsa, onu tənzimləmələrə yazın. Baxdıqlarınız və qeydləriniz qalır.',
  write: 'Məktəbə yaz',
  enterCode: 'Kurs kodunu yaz',
  subject: (course: string) => `${course} kursuna girişimi uzatmaq istəyirəm`,
} as const;

/** The last day of a grant beside a course's name. */
export const grants = {
  until: (day: string) => `son gün ${day}`,
  over: (day: string) => `giriş ${day} tarixində bitib`,
} as const;
