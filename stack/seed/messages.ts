import type { Message } from '#features/inbox/message.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import type { Documents, FirestoreData } from './firestore-value.ts';

interface Sent extends Pick<Message, 'kind' | 'fields'> {
  /** How long ago it was sent. */
  hours: number;
  /** What staff have done with it. */
  done?: { state?: Message['state']; takenBy?: 'admin' | 'teacher'; note?: string };
}

const long = [
  'Salam! Qızım 10-cu sinifdə oxuyur və dizaynla çox maraqlanır.',
  'Bir neçə sualımız var:',
  '- dərslər axşam saatlarında olur, yoxsa həftəsonu?\n- öz kompüterimiz yoxdur, məktəbdə işləmək mümkündürmü?\n- kursun sonunda portfolio yığılırmı?',
  'Əvvəl başqa yerdə iki ay Photoshop öyrənib, amma orada hamı eyni şeyi köçürürdü, öz işi çıxmırdı. İstəyirik ki, müəllim onun işlərinə baxsın, səhvini desin və nəyi əvvəl öyrənməli olduğunu göstərsin.',
  'Məktəbinizə gəlib bir dərsə baxmaq olarmı? Biz Yasamalda yaşayırıq, həftəiçi saat 17-dən sonra, şənbə günü isə istənilən vaxt gələ bilərik. Ödənişi hissə-hissə etmək imkanı olsa, bizim üçün daha rahat olar.',
  'Telefonum e-poçtun altında yazılıb, ancaq mesaj yazsanız, daha yaxşı olar. Əvvəlcədən təşəkkür edirəm.',
  'Hörmətlə,\nSevinc Ələkbərova',
].join('\n\n');

/** Made up: the addresses end in `.example`, the numbers begin with 01 behind the code. */
const sent: Sent[] = [
  {
    kind: 'contact',
    hours: 1,
    fields: {
      from_name: 'Ləman',
      from_surname: 'Əzizova',
      from_mail: 'leman.ezizova@poct.example',
      from_subject: 'Frontend kursunu almaq istəyirəm',
      message: 'Salam! 😊 Növbəti qrup nə vaxt başlayır? Şəhər kənarındanam, onlayn oxumaq olar?',
    },
  },
  {
    kind: 'order',
    hours: 5,
    fields: {
      describe: 'Çayxana üçün sayt: menyu, iş saatları və masa sifarişi.\nŞəkillərimiz hazırdır.',
      from_name: 'Rəşad Quluzadə',
      from_company: 'Armudu Çayxanası',
      from_number: '+994-55-011-22-33',
    },
  },
  {
    kind: 'contact',
    hours: 26,
    fields: {
      from_name: 'Sevinc',
      from_surname: 'Ələkbərova',
      from_mail: 'sevinc@aile.example',
      from_subject: 'Qızım üçün dizayn kursu',
      message: long,
    },
  },
  {
    kind: 'order',
    hours: 30,
    fields: {
      describe: '',
      from_name: 'Orxan Tağıyev',
      from_company: 'Şəbnəm Tikiş Evi',
      from_mail: 'orxan@sebnem.example',
    },
    done: { takenBy: 'teacher', note: 'Axşam zəng etməyi xahiş edib. Qiymət təklifi hazırdır.' },
  },
  {
    kind: 'contact',
    hours: 52,
    fields: {
      from_name: 'Fəridə',
      from_surname: '',
      from_mail: 'feride@telebe.example',
      from_subject: 'Sertifikat',
      message: 'Backend kursunu bitirmişəm, sertifikatımı haradan götürə bilərəm?',
    },
    done: { state: 'answered', takenBy: 'admin' },
  },
  {
    kind: 'order',
    hours: 100,
    fields: {
      describe: 'Diş klinikası üçün bir səhifəlik sayt',
      from_name: 'Dr. Nigar Həsənli',
      from_company: 'Mirvari Diş',
      from_number: '+994-12-011-44-55',
    },
    done: { state: 'answered', note: 'Qiymət göndərildi, cavab gözləyirik.' },
  },
  {
    kind: 'contact',
    hours: 200,
    fields: {
      from_name: 'Kənan',
      from_surname: 'İbrahimov',
      from_mail: 'kenan@is.example',
      from_subject: 'Əməkdaşlıq',
      message: 'Tələbələriniz üçün təcrübə yerimiz var.',
    },
    done: { state: 'closed' },
  },
  {
    kind: 'contact',
    hours: 700,
    fields: {
      from_name: 'Promo',
      from_surname: '',
      from_mail: 'promo@reklam.example',
      from_subject: 'SEO + TOP 1',
      message: 'Saytınızı birinci yerə çıxarırıq.',
    },
    done: { state: 'closed', takenBy: 'teacher' },
  },
];

export function addMessages(documents: Documents): void {
  for (const [place, { kind, fields, hours, done }] of sent.entries()) {
    const id = `seed-message-of-a-visitor-${place}`;
    const at = new Date(Date.now() - hours * 3_600_000);
    documents.set(`messages/${id}`, {
      kind,
      fields,
      at,
      state: 'new',
      rev: 1,
      ...handled(documents, id, at, done),
    });
  }
}

function handled(documents: Documents, target: string, at: Date, done: Sent['done']): FirestoreData {
  if (!done) return {};
  const { takenBy, ...rest } = done;
  const by = takenBy ?? 'teacher';
  const later = new Date(at.getTime() + 1_800_000);
  return {
    ...rest,
    ...(takenBy && { takenBy: uidOf(takenBy) }),
    rev: 2,
    audit: recordChange(documents, { collection: 'messages', target, action: 'update', by, at: later }),
  };
}
