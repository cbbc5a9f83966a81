import { grouped } from '#core/views/common-texts.ts';
import { workLimits } from './limits.ts';
import type { WorkState } from './work.ts';

/** TASK-1, TASK-2. */
export const works = {
  states: {
    begun: 'Hələ göndərilməyib',
    sent: 'Göndərilib',
    claimed: 'Müəllim baxır',
    returned: 'Qaytarılıb',
    accepted: 'Qəbul edilib',
    withdrawn: 'Geri götürülüb',
  } satisfies Record<WorkState, string>,
  late: 'gecikib',
  mine: 'İşlərim',
  loading: 'İşləriniz yüklənir…',
  none: 'Hələ iş göndərməmisiniz. Müəllimin baxdığı tapşırıqlar kursun tapşırıqlar siyahısındadır.',
  results: { accepted: 'Qəbul edildi', returned: 'Qaytarıldı' },
  teacher: 'Müəllim',
  thread: 'Yazışma',
  version: (n: number) => `Versiya ${n}`,
  moreLines: (left: number) => `Daha çox sətir göstər: ${left} sətir qalıb`,
  versionLoading: 'Versiya yüklənir…',
  line: (n: number | string) => `Sətir ${n}`,
  newLine: 'Yeni sətir:',
  goneLine: 'Silinmiş sətir:',
  code: 'Göndərilmiş kod',
  changes: (added: number, gone: number) => `Əvvəlki versiyaya görə: ${added} yeni, ${gone} silinmiş sətir.`,
  picture: (title: string) => `Göndərilmiş şəkil: ${title}`,
  noPicture: 'Şəkil yüklənmədi.',
} as const;

export const handIn = {
  cameBack: (title: string) => `İşiniz rəylə qaytarılıb: «${title}»`,
  loading: 'İşiniz yüklənir…',
  noCourse: 'Bu tapşırığı yalnız kursu olanlar göndərə bilər.',
  toCourse: 'Kursa bax',
  place: (n: number) => (n === 1 ? 'Növbədə birincisiniz.' : `Növbədə yeriniz: ${n}.`),
  usual: (time: string) => `Son işlər adətən bu qədər gözləyib: ${time}.`,
  goOn: 'Cavabı gözləyərkən növbəti tapşırıqlara keçə bilərsiniz.',
  next: {
    begun: '',
    sent: 'İşiniz müəllimi gözləyir.',
    claimed: 'Müəllim işinizə baxır.',
    returned: 'Müəllimin rəyini oxuyun, işi düzəldib yenidən göndərin.',
    accepted: 'Müəllim işinizi qəbul etdi. Tapşırıq yerinə yetirildi.',
    withdrawn: 'İşi geri götürmüsünüz. Yenidən göndərə bilərsiniz.',
  } satisfies Record<WorkState, string>,
  code: 'Yuxarıdakı redaktorda yazdığınız kod göndəriləcək.',
  address: 'Ünvan',
  addressHint: 'Ünvan https:// ilə başlayır. Müəllim onu öz brauzerində açacaq.',
  pictureHint:
    'Şəklin çəkildiyi yer və cihaz haqqında məlumat göndərilmir. Şəkli yalnız siz və müəllim görür.',
  choose: 'Şəkil seç',
  change: 'Başqa şəkil seç',
  chosen: (name: string) => `Seçilib: ${name}`,
  preview: 'Seçdiyiniz şəkil',
  /** GROUP-3. */
  due: {
    until: 'Son vaxt:',
    late: `Müəllim sonra göndərilən işə də baxacaq, amma o, «${works.late}» kimi qeyd olunacaq.`,
  },
  dueOver: {
    until: 'Son vaxt keçib:',
    late: `Yenə də göndərə bilərsiniz, amma iş «${works.late}» kimi qeyd olunacaq.`,
  },
  submit: 'Göndər',
  sending: 'Göndərilir…',
  sent: 'İşiniz göndərildi.',
  emptyCode: 'Əvvəlcə redaktorda kod yazın.',
  sameCode: 'Kod başlanğıcdakı kimidir. Əvvəlcə onu dəyişin.',
  manyLines: `Kodda sətir çoxdur: ən çoxu ${grouped(workLimits.lines)} sətir göndərmək olar.`,
  longCode: `Kod çox uzundur: ən çoxu ${workLimits.bytes / 1024} kilobayt göndərmək olar.`,
  wrongAddress: 'Ünvanı tam yazın: https:// ilə başlamalı, içində boşluq və istifadəçi adı olmamalıdır.',
  longAddress: `Ünvan çox uzundur: ən çoxu ${workLimits.address} işarə ola bilər.`,
  noPicture: 'Əvvəlcə şəkil seçin.',
  full: `Bu tapşırıq artıq ${workLimits.versions} dəfə göndərilib. Müəllimə yazın.`,
  waits: 'İnternet yoxdur. İşiniz bu cihazda gözləyir və internet olanda bu səhifədən özü göndəriləcək.',
  pictureWaits: 'İnternet yoxdur. Şəkil yalnız bu səhifə açıq qaldıqca gözləyir: onu bağlamayın.',
  stopWaiting: 'Göndərməkdən imtina et',
  unkept: 'Brauzer yazdığınızı cihazda saxlaya bilmir: səhifədən çıxmazdan əvvəl göndərin.',
  lost: 'İş qəbul olunmadı: bu kurs artıq sizin üçün açıq deyil. Yazdığınız burada qalır.',
  refused: 'İş qəbul olunmadı. Səhifəni təzələyib yenidən cəhd edin. Yazdığınız burada qalır.',
  changed: 'İşin vəziyyəti bu arada dəyişib. Yeni halı göstərilir, yazdığınız qalır.',
  withdraw: 'Geri götür',
  withdrawAsk: {
    title: 'İş geri götürülsün?',
    text: 'İş növbədən çıxacaq. Sonra onu yenidən göndərsəniz, növbənin sonunda dayanacaq.',
    yes: 'Bəli, geri götür',
    no: 'Xeyr',
  },
  withdrawn: 'İş geri götürüldü.',
  editAgain: 'Bu kodu redaktora qoy',
  editReturned: 'Qaytarılmış kodu redaktora qoy',
  editAgainAsk: {
    title: 'Redaktordakı kod əvəz olunsun?',
    text: 'Redaktorda başqa kod yazmısınız. Onun yerinə bu versiyanın kodu gələcək.',
    yes: 'Bəli, əvəz et',
    no: 'Xeyr',
  },
  message: 'Müəllimə yazın',
  messageHint: `Ən çoxu ${grouped(workLimits.text)} işarə. Göndərənə qədər yazdığınız bu cihazda qalır.`,
  emptyMessage: 'Əvvəlcə mətni yazın.',
  sendMessage: 'Mesajı göndər',
  messageSent: 'Mesajınız müəllimə göndərildi.',
  threadFull: 'Yazışma dolub. Yeni versiya göndərsəniz, müəllim onun haqqında yazacaq.',
} as const;

/** In its greatest unit. */
export function waited(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} dəqiqə`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} saat` : `${Math.round(hours / 24)} gün`;
}
