import { grouped } from '#core/views/common-texts.ts';
import { questionLimits } from './limits.ts';
import type { QuestionState } from './question.ts';

/** ASK-1, ASK-2. */
export const questions = {
  title: 'Suallar',
  ask: 'Sual ver',
  loading: 'Suallar yüklənir…',
  unreadable: 'Sualları yalnız bu videoya baxa bilənlər görür.',
  empty: 'Bu videoya hələ sual verilməyib. Aydın olmayan yer varsa, orada «Sual ver» düyməsini basın.',
  more: 'Daha çox göstər',
  goTo: (time: string) => `${time} anına keç`,
  own: 'Sizin sualınız',
  ownAnswer: 'Sizin cavabınız',
  teacher: 'Müəllim',
  answers: 'Cavablar',
  about: (button: string, name: string, time: string) => `${button}: ${name}, ${time}`, // for screen readers
  gone: 'Bu sual artıq burada yoxdur: geri götürülüb və ya gizlədilib.',

  form: {
    ask: (time: string) => `Sualınız, ${time} anı üçün`,
    edit: (time: string) => `Sualın yeni mətni, ${time} anı üçün`,
    answer: 'Cavabınız',
    hint: 'Sualı, adınızı və cavabları bu videoya baxa bilənlər görür.',
    answerHint: 'Cavabı və adınızı bu videoya baxa bilənlər görür.',
    addCode: 'Kod əlavə et',
    code: 'Kod',
    codeHint: `Ən çoxu ${grouped(questionLimits.code)} işarə. Yalnız suala aid hissəni yazın.`,
    language: 'Kodun dili',
    dropCode: 'Kodu çıxar',
    empty: 'Əvvəlcə nəyi soruşduğunuzu yazın.',
    emptyAnswer: 'Əvvəlcə cavabı yazın.',
    unkept: 'Brauzer yazdığınızı cihazda saxlaya bilmir: səhifədən çıxmazdan əvvəl göndərin.',
    unfinished: 'Əvvəlcə yazdığınızı göndərin və ya ləğv edin.',
    submit: { ask: 'Sualı göndər', edit: 'Yadda saxla', answer: 'Cavabı göndər' },
    sending: 'Göndərilir…',
    cancel: 'Ləğv et',
  },
  done: {
    ask: 'Sualınız göndərildi.',
    edit: 'Sualınız dəyişdirildi.',
    answer: 'Cavabınız göndərildi.',
  },

  waits: 'İnternet yoxdur. Sual cihazda gözləyir və internet olanda özü göndəriləcək.',
  waiting: 'Cihazda gözləyir, internet olanda göndəriləcək.',
  waitingUnkept:
    'Hələ göndərilməyib, brauzer isə cihazda saxlaya bilmir: internet bərpa olunanadək səhifəni bağlamayın.',
  waitedInVain: 'Gözləyən sual qəbul olunmadı, səbəbi altında yazılıb.',
  resend: 'Yenidən göndər',
  refused: {
    unverified:
      'Sual vermək və cavab yazmaq üçün əvvəlcə e-poçtunuzu təsdiqləyin (Tənzimləmələr). Yazdığınız burada qalır.',
    full: `Bu gün daha sual vermək olmaz: gündə ən çoxu ${questionLimits.aDay} sual vermək olar. Yazdığınız burada qalır, onu sabah göndərin.`,
    lost: 'Sual qəbul olunmadı: bu videoya artıq baxa bilmirsiniz. Yazdığınız burada qalır.',
    unclear:
      'Sual qəbul olunmadı: ya bu videoya artıq baxa bilmirsiniz, ya da video bu arada dəyişib. Yazdığınız burada qalır.',
    other:
      'Sual qəbul olunmadı. Səhifəni təzələyib yenidən cəhd edin, cihazın saatının düz olduğunu da yoxlayın. Yazdığınız burada qalır.',
  },
  meanwhile: {
    gone: 'Bu sual siz yazarkən geri götürülüb və ya gizlədilib. Yazdığınız burada qalır.',
    answered: 'Siz yazarkən suala cavab gəlib, ona görə onu daha dəyişmək olmur. Yazdığınız burada qalır.',
    changed:
      'Sual başqa vərəqdə dəyişib. Yazdığınız burada qalır; düyməni yenidən bassanız, onunla əvəz olunacaq.',
    answeredTwice: 'Bu suala artıq cavab yazmısınız. Yazdığınız burada qalır.',
    crowded: `Bu suala artıq ${questionLimits.answers} cavab yazılıb. Yazdığınız burada qalır.`,
    lost: 'Cavab qəbul olunmadı: bu videoya artıq baxa bilmirsiniz. Yazdığınız burada qalır.',
  },

  answer: 'Cavab yaz',
  change: 'Suala düzəliş et',
  withdraw: 'Sualı geri götür',
  withdrawAsk: {
    title: 'Sual geri götürülsün?',
    text: 'Sual cavabları ilə birlikdə silinəcək və onu bərpa etmək olmayacaq.',
    yes: 'Bəli, geri götür',
    no: 'Xeyr',
  },
  withdrawn: 'Sual geri götürüldü.',
  takeBack: 'Cavabı geri götür',
  takeBackAsk: {
    title: 'Cavab geri götürülsün?',
    text: 'Cavabınız silinəcək. Sonra yenisini yaza bilərsiniz.',
    yes: 'Bəli, geri götür',
    no: 'Xeyr',
  },
  takenBack: 'Cavab geri götürüldü.',

  mine: 'Suallarım',
  none: 'Hələ sual verməmisiniz. Videoya baxanda «Sual ver» düyməsi ilə soruşun.',
  states: {
    open: 'Cavab gözləyir',
    answered: 'Cavablandırılıb',
    hidden: 'Gizlədilib',
  } satisfies Record<QuestionState, string>,
  reason: 'Səbəb:',
} as const;
