import type { QuestionCode } from '#features/questions/question.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents, FirestoreData } from './firestore-value.ts';

interface Said {
  by: string;
  text: string;
  code?: QuestionCode;
  /** How many hours after the question. */
  after: number;
}

interface SampleQuestion {
  video: string;
  course: string;
  second: number;
  by: string;
  /** How many hours ago it was asked. */
  hours: number;
  text: string;
  code?: QuestionCode;
  answers?: readonly Said[];
  /** An answer of a student was enough. */
  isEnough?: true;
  /** Why it is hidden. */
  reason?: string;
}

/** Questions under the videos of three courses, by students who may watch them (ASK-1, ASK-2). */
const sampleQuestions: readonly SampleQuestion[] = [
  {
    video: 'video-frontend-03',
    course: 'frontend',
    second: 29,
    by: 'student',
    hours: 70,
    text: 'Flex yazdım, kartlar yan-yana düşdü, amma ekran kiçiləndə kartlar sıxılıb çox ensiz olur. Alt sətrə keçməsi üçün nə yazmalıyam?',
    code: {
      language: 'css',
      text: '.kartlar {\n  display: flex;\n  gap: 16px;\n}\n.kart {\n  width: 320px;\n}',
    },
    answers: [
      {
        by: 'teacher',
        after: 3,
        text: 'flex-wrap: wrap yazın. Flex uşaqları bir sətirdə saxlamağa çalışır, wrap isə yer çatmayanda növbəti sətrə keçməyə icazə verir. Eni də width ilə yox, flex-basis ilə vermək daha rahatdır.',
        code: {
          language: 'css',
          text: '.kartlar {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 16px;\n}\n.kart {\n  flex: 1 1 280px;\n}',
        },
      },
    ],
  },
  {
    video: 'video-frontend-02',
    course: 'frontend',
    second: 36,
    by: 'sevda.orucova',
    hours: 52,
    text: 'class ilə id-nin fərqi nədir? Hər ikisi ilə eyni rəngi verə bildim, ona görə hansını nə vaxt işlətmək lazım olduğunu başa düşmədim.',
    answers: [
      {
        by: 'turkan.ibrahimli',
        after: 1,
        text: 'id bir səhifədə yalnız bir elementdə ola bilər, class isə istədiyin qədər. Mən görünüş üçün həmişə class yazıram.',
      },
      {
        by: 'teacher',
        after: 5,
        text: 'Türkan düz deyir. Əlavə edim ki, id-nin çəkisi daha böyükdür: sonra onu class ilə dəyişmək çətin olur. Stil üçün class, səhifədaxili keçid üçün id seçin.',
      },
    ],
  },
  {
    video: 'video-frontend-05',
    course: 'frontend',
    second: 412,
    by: 'turkan.ibrahimli',
    hours: 20,
    text: 'Bu dövrdən sonra konsolda niyə 3 dəfə 3 çıxır? Mən 0, 1, 2 gözləyirdim.',
    code: {
      language: 'js',
      text: 'for (var i = 0; i < 3; i++) {\n  setTimeout(() => console.log(i), 100);\n}',
    },
  },
  {
    video: 'video-frontend-04',
    course: 'frontend',
    second: 185,
    by: 'resad.cefersoy',
    hours: 31,
    text: 'Siz grid-template-columns: repeat(3, 1fr) yazdınız. Mən 33% yazıram, nəticə eyni görünür. Niyə 1fr daha yaxşıdır?',
    answers: [
      {
        by: 'student',
        after: 2,
        text: 'Arada gap olanda 33% + gap ekrandan böyük olur və sürüşmə zolağı çıxır, 1fr isə qalan yeri bölür. Mən özüm də bu səhvi etmişdim.',
      },
    ],
    isEnough: true,
  },
  {
    video: 'video-frontend-06',
    course: 'frontend',
    second: 640,
    by: 'student',
    hours: 6,
    text: 'await-i adi funksiyanın içində yazanda xəta verir. Deməli, hər funksiyanın əvvəlinə async yazım, yoxsa bunun da zərəri var?',
  },
  {
    video: 'video-frontend-03',
    course: 'frontend',
    second: 95,
    by: 'resad.cefersoy',
    hours: 44,
    text: 'justify-content ilə align-items-i həmişə qarışdırıram. Yadda saxlamaq üçün sadə bir yol varmı?',
    answers: [
      {
        by: 'sevda.orucova',
        after: 4,
        text: 'Mən belə yadda saxlamışam: justify əsas ox boyunca, align isə ona perpendikulyar. Əvvəlcə flex-direction-a baxıram.',
      },
    ],
  },
  {
    video: 'video-frontend-07',
    course: 'frontend',
    second: 228,
    by: 'sevda.orucova',
    hours: 60,
    text: 'Kim ev tapşırığını göndərə bilər? Nömrəm 050 000 00 00, yazın mənə.',
    reason: 'Telefon nömrənizi hamının gördüyü yerdə yazmayın. Sualınızı nömrəsiz yenidən verin.',
  },
  {
    video: 'video-backend-02',
    course: 'backend',
    second: 150,
    by: 'elvin-qasimov',
    hours: 28,
    text: 'PUT ilə PATCH arasındakı fərqi tam tutmadım. İstifadəçinin yalnız adını dəyişəndə hansı düzdür?',
    answers: [
      {
        by: 'admin',
        after: 6,
        text: 'Yalnız adı dəyişirsinizsə, PATCH. PUT göndərəndə bütün obyekti göndərirsiniz, göndərmədiyiniz sahələr silinmiş sayılır.',
      },
    ],
  },
  {
    video: 'video-backend-04',
    course: 'backend',
    second: 333,
    by: 'ilkin.tagizade',
    hours: 15,
    text: 'Sizdəki kimi yazdım, amma sorğu heç vaxt bitmir, brauzer fırlanıb qalır. Nəyi unutmuşam?',
    code: {
      language: 'js',
      text: "app.use((req, res, next) => {\n  console.log(req.method, req.url);\n});\n\napp.get('/kurslar', (req, res) => {\n  res.json(kurslar);\n});",
    },
  },
  {
    video: 'video-backend-05',
    course: 'backend',
    second: 505,
    by: 'elvin-qasimov',
    hours: 3,
    text: 'Şərhləri məqalənin öz sənədində saxlamaq yaxşıdır, yoxsa ayrıca kolleksiyada? Hər məqaləyə təxminən 200 şərh gözləyirəm.',
  },
  {
    video: 'video-fullstack-05',
    course: 'fullstack',
    second: 271,
    by: 'aysel.rehimova',
    hours: 36,
    text: 'Siyahını map ilə çıxaranda konsol «key» barədə xəbərdarlıq edir. Sıra nömrəsini key versəm, olar?',
    code: {
      language: 'js',
      text: 'return kitablar.map((kitab, i) => <li key={i}>{kitab.ad}</li>);',
    },
    answers: [
      {
        by: 'teacher',
        after: 2,
        text: 'Xəbərdarlıq itəcək, amma siyahının ortasından nəsə silinəndə React elementləri səhv uyğunlaşdıracaq. Kitabın öz id-si varsa, onu verin.',
        code: { language: 'js', text: 'return kitablar.map(({ id, ad }) => <li key={id}>{ad}</li>);' },
      },
    ],
  },
  {
    video: 'video-fullstack-04',
    course: 'fullstack',
    second: 118,
    by: 'emin.qurbanov',
    hours: 11,
    text: 'filter yeni massiv qaytarır, bəs forEach niyə heç nə qaytarmır? Hansı halda hansını seçməliyəm?',
  },
];

const hour = 3_600_000;

export function addQuestions(documents: Documents): void {
  const users = new Map(readContent('users').map((user) => [user.username, user]));
  const videos = new Map(readContent('videos').map((video) => [video.id, video]));
  const nameOf = (username: string): string => {
    const user = users.get(username);
    if (user === undefined) throw new Error(`content/users.json has no ${username}.`);
    return user.name;
  };
  for (const [place, question] of sampleQuestions.entries()) {
    const { by, hours, text, code, course, second, answers = [], reason } = question;
    const video = videos.get(question.video);
    if (video === undefined) throw new Error(`content/videos.json has no ${question.video}.`);
    const id = `seed-question-of-a-student-${String(place).padStart(2, '0')}`;
    const at = new Date(Date.now() - hours * hour);
    const written = answers.map(({ by: author, after, text: said, code: shown }) => {
      const answer = {
        name: nameOf(author),
        staff: users.get(author)?.role !== 'student',
        text: said,
        ...(shown && { code: { ...shown } }),
        at: new Date(at.getTime() + after * hour),
      };
      return [uidOf(author), answer] as const;
    });
    const byStaff = written.find(([, { staff }]) => staff);
    const isAnswered = byStaff !== undefined || question.isEnough === true;
    const change = byStaff ? 'answer' : question.isEnough ? 'update' : reason ? 'hide' : null;
    documents.set(`questions/${id}`, {
      video: video.id,
      group: video.group ?? '',
      course,
      title: video.title,
      second,
      text,
      ...(code && { code: { ...code } }),
      uid: uidOf(by),
      name: nameOf(by),
      at,
      answered: isAnswered,
      hidden: reason !== undefined,
      ...(reason !== undefined && { reason }),
      answers: Object.fromEntries(written) as FirestoreData,
      answeredBy: written.map(([uid]) => uid),
      rev: change ? 2 : 1,
      ...(change && {
        audit: recordChange(documents, {
          collection: 'questions',
          target: id,
          action: change,
          by: byStaff?.[0] === uidOf('admin') ? 'admin' : 'teacher',
          at: byStaff?.[1].at ?? new Date(at.getTime() + hour),
          title: video.title,
        }),
      }),
    });
  }
}
