import type { VideoSection } from './video.ts';

/** By itself, because the page's script needs none of it. */
export const builtVideos = {
  suffix: ' videoları',
  back: 'Geri',
  list: 'Videoların siyahısı',
  plan: 'Kursun planı',
  others: (n: number) => `Daha ${n} video`,
  noScript: 'Videolara baxmaq üçün brauzerdə JavaScript-i aktivləşdirin.',
  signInPrompt:
    'Pulsuz videoları izləmək üçün giriş etməlisiniz. Profiliniz yoxdursa qeydiyyatdan keçə bilərsiniz.',
  signIn: 'Giriş',
  signUp: 'Qeydiyyat',
  signInText: 'Ödənişli dərsləri almaq üçün hesabınıza daxil olun və profilinizdə e-poçtunuzu təsdiqləyin.',
} as const;

export const videos = {
  loading: 'Videolar yüklənir…',
  titles: {
    free: 'Pulsuz videolar',
    paid: 'Ödənişli videolar',
  } satisfies Partial<Record<VideoSection, string>>,
  group: 'qrupu',
  otherVideos: 'Digər videolar',
  done: (finished: number, total: number) => `${finished} / ${total}`,
  doneOfMore: (finished: number, listed: number) => `${finished} / ${listed}+`,
  watched: 'Baxılıb',
  percent: (percent: number) => `Baxılıb: ${percent}%`,
  nowPlaying: 'İndi oxudulur',
  leftAt: (time: string) => `${time} anında qalmısınız`,
  remaining: (total: string, remaining: string) => `Cəmi ${total}, qalıb ${remaining}`,
} as const;

export const player = {
  place: (title: string) => `Video pleyer: ${title}`,
  play: (title: string) => `«${title}»: videonu oxut`,
  resume: (title: string, time: string) => `«${title}»: ${time} anından davam et`,
  loading: 'Pleyer açılır…',
  privacy: 'Videonu oxudana qədər YouTube-dan heç nə yüklənmir.',
  openOnYoutube: 'YouTube-da aç',
  write: 'Bizə yazın',
  previous: 'Əvvəlki video',
  next: 'Növbəti video',
  watched: 'Baxıldı',
  notes: 'Qeydlər',
  questions: 'Suallar',
  transcript: 'Mətn',
  material: 'Material',
} as const;

/** VIDEO-3: they come with their button. */
export const durations = {
  show: 'Müddətləri göstər',
  asking: 'Müddətlər öyrənilir…',
  hint: 'Müddətlər YouTube-dan alınır.',
} as const;

// Only some lists show these.

/** VIDEO-7. */
export const paidPrompt = {
  buyText: 'Ödənişli dərsləri almaq üçün',
  verifyText: 'Ödənişli dərsləri almaq üçün profilinizdə e-poçtunuzu təsdiqləyin.',
  verify: 'Profilə keç',
} as const;

export const nextPage = { more: 'Daha çox göstər', loading: 'Yüklənir…' } as const;

export const videoKinds = { free: 'Pulsuz', paid: 'Ödənişli' } as const;
