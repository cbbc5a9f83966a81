import { grouped } from '#core/views/common-texts.ts';
import { noteLimits } from './limits.ts';

export const notes = {
  title: 'Qeydlər',
  mine: 'Qeydlərim',
  add: 'Qeyd yaz',
  at: (time: string) => `Vaxt: ${time}`, // the place stands before it
  field: 'Qeydin mətni',
  hint: `Ən çoxu ${grouped(noteLimits.text)} işarə. Qeydi yalnız siz görürsünüz.`,
  save: 'Qeydi saxla',
  cancel: 'Ləğv et',
  change: 'Qeydə düzəliş et',
  remove: 'Qeydi sil',
  removed: 'Qeyd silindi.',
  undo: 'Geri qaytar',
  goTo: (time: string) => `${time} anına keç`,
  empty: 'Bu videoya hələ qeyd yazmamısınız.',
  none: 'Hələ qeydiniz yoxdur. Videoya baxanda «Qeyd yaz» düyməsi ilə qeyd əlavə edin.',
  unsent: 'Cihazda saxlanılıb, hesabınıza internet olanda göndəriləcək.',
  unkept:
    'Hələ hesabınıza göndərilməyib, brauzer isə cihazda saxlaya bilmir: internet bərpa olunanadək səhifəni bağlamayın.',
  unkeptDraft: 'Brauzer yazdığınızı cihazda saxlaya bilmir: səhifədən çıxmazdan əvvəl qeydi saxlayın.',
  unfinished: 'Əvvəlcə yazdığınız qeydi saxlayın və ya ləğv edin.',
  full: `Bir kursda ən çoxu ${noteLimits.notes} qeyd saxlamaq olur. Əvvəlcə köhnə qeydlərdən bir neçəsini silin.`,
  exported: 'Markdown faylını endir',
  heading: (course: string) => `${course}: qeydlər`,
  file: (course: string) => `qeydler-${course}.md`,
  loading: 'Qeydlər yüklənir…',
  retry: 'Yenidən cəhd et',
} as const;
