import { dateAndTime, dayMs, isoDay, timeOfDay } from '#core/time/dates.ts';
import type { BellKind } from './notice.ts';

export const bellName = 'Bildirişlər'; // the button in the header, which every page has

/** TELL-2: the bell of a signed-in user. */
export const bell = {
  title: bellName,
  name: (unread: number) => (unread === 0 ? bellName : `${bellName}, ${unread} yeni`),
  arrived: (count: number) => `${count} yeni bildiriş var.`,
  close: 'Bildirişləri bağla',
  loading: 'Bildirişlər yüklənir…',
  empty: 'Hələ bildiriş yoxdur.',
  emptyHint:
    'Suallarınıza cavablar, işlərinizə rəylər, sifarişlərinizin vəziyyəti və kurslarınızın elanları burada görünəcək.',
  unread: 'Yeni',
  retry: 'Yenidən cəhd et',
  settings: 'Hansı bildirişlər gəlsin',
  kinds: {
    answer: 'Cavab',
    order: 'Sifariş',
    certificate: 'Sertifikat',
    work: 'İş',
    quiz: 'Sınaq',
    announcement: 'Elan',
  } satisfies Record<BellKind, string>,
} as const;

/** TELL-1: an announcement on a page. */
export const announcementBox = {
  close: 'Elanı bağla',
} as const;

/** TELL-2: which kinds somebody wants. */
export const bellSettings = {
  title: bellName,
  lead: 'Saytın yuxarısındakı zəngdə nələri görmək istəyirsiniz? E-poçta və telefona heç nə göndərilmir.',
  kinds: {
    answer: 'Suallarıma cavablar',
    order: 'Sifarişlərimin vəziyyəti',
    certificate: 'Sertifikatlarım',
    work: 'Göndərdiyim işlər',
    quiz: 'Sınaq nəticələrində düzəlişlər',
    announcement: 'Kursların elanları',
  } satisfies Record<BellKind, string>,
  unknown: 'Seçiminiz hələ yüklənməyib. Bir azdan yenidən cəhd edin.',
  submit: 'Seçimi saxla',
  sending: 'Saxlanılır…',
  done: 'Seçiminiz yadda saxlanıldı.',
} as const;

/** When it was: in words within a day, then yesterday of Baku, then the date. */
export function ago(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'indi';
  if (minutes < 60) return `${minutes} dəqiqə əvvəl`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} saat əvvəl`;
  const isYesterday = isoDay(new Date(at)) === isoDay(new Date(now - dayMs));
  return isYesterday ? `dünən, ${timeOfDay(new Date(at))}` : dateAndTime(new Date(at));
}
