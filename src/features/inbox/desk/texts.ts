import { grouped } from '#core/views/common-texts.ts';
import { inboxLimits } from '../limits.ts';
import type { MailForm } from '../mail.ts';
import type { MessageState, MessageText } from '../message.ts';

/** What visitors have sent by the forms, for staff (INBOX-2). */
export const messageTab = {
  title: 'Müraciətlər',
  lead: 'Saytın əlaqə və sifariş formalarından gələnlər. E-poçt çatmasa da, müraciət burada qalır.',
  empty: 'Hələ müraciət yoxdur. Əlaqə və sifariş formalarından gələnlər burada görünəcək.',
  search: 'Müraciətdə və ya qeyddə söz',
  noMatches: 'Bu söz heç bir müraciətdə yoxdur.',
  sorts: { newest: 'Əvvəlcə yenilər' },
  kinds: { order: 'Sayt sifarişi', contact: 'Əlaqə' } satisfies Record<MailForm, string>,
  states: { new: 'Yeni', answered: 'Cavablandırılıb', closed: 'Bağlanıb' } satisfies Record<
    MessageState,
    string
  >,
  stateOf: (name: string) => `${name}: vəziyyət`,
  nameless: 'Adsız',
  reply: (subject: string) => `Re: ${subject}`,
  greeting: (name: string) => `Salam, ${name}! Saytda yazdığınız müraciətlə bağlı yazırıq.`,
  take: 'Götür',
  takeLabel: (name: string) => `${name}: müraciəti götür`,
  leave: 'Burax',
  leaveLabel: (name: string) => `${name}: müraciəti burax`,
  takenByYou: 'Sizdədir',
  takenBy: (name: string) => `Götürən: ${name}`,
  note: 'Qeyd',
  noteFor: 'Həmkarlar üçün qeyd',
  noteHint: `Yalnız müəllim və adminlər görür. Ən çoxu ${grouped(inboxLimits.note)} işarə.`,
  addNote: 'Qeyd yaz',
  addNoteLabel: (name: string) => `${name}: qeyd yaz`,
  editNote: 'Qeydə düzəliş et',
  editNoteLabel: (name: string) => `${name}: qeydə düzəliş et`,
  saveNote: 'Qeydi saxla',
  saving: 'Saxlanılır…',
  cancelNote: 'Ləğv et',
  remove: 'Sil',
  removeLabel: (name: string) => `${name}: müraciəti sil`,
  removeText: (name: string) => `Göndərən: ${name}. Müraciət həmişəlik silinəcək, onu geri qaytarmaq olmaz.`,
  removeYes: 'Bəli, həmişəlik sil',
  deleted: 'Müraciət silindi.',
  changedMeanwhile:
    'Bu müraciəti həmkarınız dəyişib, ona görə dəyişiklik saxlanılmadı. Yeni halı göstərilir, yazdığınız qeyd qalır.',
  deletedMeanwhile: 'Bu müraciəti həmkarınız silib.',
  refused: 'Dəyişiklik saxlanılmadı: buna icazəniz yoxdur. Səhifəni təzələyin.',
  failed: 'Dəyişiklik saxlanılmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
  download: 'CSV faylını endir',
  file: (day: string) => `muracietler-${day}.csv`,
  columns: {
    at: 'Vaxt',
    kind: 'Forma',
    name: 'Ad',
    company: 'Şirkət',
    email: 'E-poçt',
    number: 'Telefon',
    subject: 'Mövzu',
    text: 'Mətn',
    state: 'Vəziyyət',
    taker: 'Götürən',
    note: 'Qeyd',
  } satisfies Record<keyof MessageText | 'at' | 'kind' | 'state' | 'taker' | 'note', string>,
} as const;
