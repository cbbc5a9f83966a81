import type { AuditAction, AuditEntry, AuditedCollection } from '#core/cloud/audit-entry.ts';

interface Forms {
  plain: string;
  to: string; // the dative
  it: string; // the accusative
}

const forms: Record<AuditedCollection, Forms> = {
  blogs: { plain: 'yazı', to: 'yazıya', it: 'yazını' },
  codes: { plain: 'kod nümunəsi', to: 'kod nümunəsinə', it: 'kod nümunəsini' },
  videos: { plain: 'video', to: 'videoya', it: 'videonu' },
  users: { plain: 'istifadəçi', to: 'istifadəçiyə', it: 'istifadəçini' },
  enrolments: { plain: 'kurs kodu', to: 'kurs koduna', it: 'kurs kodunu' },
  certificates: { plain: 'sertifikat', to: 'sertifikata', it: 'sertifikatı' },
  messages: { plain: 'müraciət', to: 'müraciətə', it: 'müraciəti' },
  orders: { plain: 'sifariş', to: 'sifarişə', it: 'sifarişi' },
  questions: { plain: 'sual', to: 'suala', it: 'sualı' },
  announcements: { plain: 'elan', to: 'elana', it: 'elanı' },
  works: { plain: 'iş', to: 'işə', it: 'işi' },
  quizzes: { plain: 'sınaq', to: 'sınağa', it: 'sınağı' },
  drafts: { plain: 'qaralama', to: 'qaralamaya', it: 'qaralamanı' },
  attempts: { plain: 'cəhd', to: 'cəhdə', it: 'cəhdi' },
  groups: { plain: 'qrup', to: 'qrupa', it: 'qrupu' },
  graduateReviews: { plain: 'məzun rəyi', to: 'məzun rəyinə', it: 'məzun rəyini' },
  outlines: { plain: 'kursun planını', to: 'kursun planına', it: 'kursun planını' },
};

const deeds: Record<AuditAction, (form: Forms) => string> = {
  create: ({ plain }) => `${plain} əlavə etdi`,
  update: ({ to }) => `${to} düzəliş etdi`,
  delete: ({ it }) => `${it} sildi`,
  restore: ({ it }) => `${it} bərpa etdi`,
  purge: ({ it }) => `${it} həmişəlik sildi`,
  grant: () => 'kurs açdı',
  renew: () => 'kursun son gününü dəyişdi',
  revoke: () => 'kursu bağladı',
  appoint: () => 'müəllim təyin etdi',
  dismiss: () => 'müəllimlikdən çıxardı',
  assign: () => 'müəllimin kurslarını dəyişdi',
  end: ({ it }) => `${it} bağladı`,
  enrol: () => 'kursu kodla açdı',
  refuse: ({ it }) => `${it} rədd etdi`,
  pay: () => 'sifarişin ödənişini təsdiqlədi',
  reopen: () => 'ödənişin təsdiqini geri götürdü',
  answer: ({ it }) => `${it} cavablandırdı`,
  hide: ({ it }) => `${it} gizlətdi`,
  show: ({ it }) => `${it} yenidən göstərdi`,
  accept: ({ it }) => `${it} qəbul etdi`,
  return: ({ it }) => `${it} qaytardı`,
  join: () => 'qrupa əlavə etdi',
  quit: () => 'qrupdan çıxardı',
};

export const log = {
  aside: 'Yalnız adminlər görür.',
  empty: 'Hələ dəyişiklik yoxdur.',
  /** Follows the course's name, if the entry has one. */
  deed: ({ action, collection, lesson }: Pick<AuditEntry, 'action' | 'collection' | 'lesson'>) => {
    if (lesson !== undefined && action === 'enrol') return 'kursunu kodla açdı';
    if (lesson !== undefined && action === 'renew') return 'kursunun son gününü dəyişdi';
    if (lesson !== undefined && action === 'join') return 'kursunun qrupuna əlavə etdi';
    if (lesson !== undefined && action === 'quit') return 'kursunun qrupundan çıxardı';
    if (lesson !== undefined) return action === 'grant' ? 'kursunu açdı' : 'kursunu bağladı';
    if (collection === 'certificates') return action === 'end' ? 'sertifikatı ləğv etdi' : 'sertifikat verdi';
    if (collection === 'messages')
      return action === 'delete'
        ? 'müraciəti həmişəlik sildi'
        : 'müraciətin vəziyyətini və ya qeydini dəyişdi';
    if (collection === 'works' && action === 'reopen') return 'iş haqqında qərarı geri götürdü';
    if (collection === 'graduateReviews' && action === 'show') return 'məzun rəyini kursun səhifəsinə qoydu';
    if (collection === 'announcements') return action === 'end' ? 'elanı sildi' : 'elan verdi';
    return deeds[action](forms[collection]);
  },
  until: (day: string | null) => (day === null ? 'müddətsiz' : `son gün ${day}`),
  order: (number: string) => `sifariş ${number}`,
  /** `null`: the question does not count. */
  keyChange: ({ question, was, now }: { question: number; was: string | null; now: string | null }) =>
    `sual ${question}: ${was ?? 'sayılmırdı'} → ${now ?? 'sayılmır'}`,
  loading: 'Dəyişikliklər yüklənir…',
  refresh: 'Təzələ',
  nameless: 'adı qalmayıb', // the document neither exists nor is in the trash
} as const;
