import { countdownSeconds, skipSeconds } from './player.ts';

export const player = {
  speed: 'Sürət',
  speedOf: (speed: number) => `${String(speed).replace('.', ',')}×`,
  speedNow: (speed: number) => `Sürət: ${String(speed).replace('.', ',')}×`,
  muted: 'Səs bağlıdır.',
  unmuted: 'Səs açıqdır.',
  wide: 'Geniş görünüş',
  share: 'Keçidi kopyala',
  shared: 'Bu anın keçidi kopyalandı. Onu yalnız videoya baxa bilənlər aça bilər.',
  notShared: 'Keçid kopyalanmadı. Onu ünvan sətrindən götürün.',
  autoNext: 'Növbəti video özü başlasın',
  autoNextHint: `Video bitəndən ${countdownSeconds} saniyə sonra. Bu vaxt dayandırmaq olur.`,
  end: {
    title: 'Video bitdi',
    next: 'Növbəti video',
    nextTitle: (title: string) => `Növbəti: ${title}`,
    left: (seconds: number) => `${seconds} saniyədən sonra başlayır`,
    start: 'İndi başlat',
    stop: 'Dayandır',
    again: 'Yenidən bax',
    last: 'Bu, siyahının son videosudur.',
  },
  help: {
    open: 'Pleyerin düymələri',
    title: 'Pleyerin düymələri',
    close: 'Bağla',
    space: 'Boşluq',
    letters: 'Hərf düymələri işləsin',
    lettersHint: 'Söndürsəniz, yalnız boşluq və oxlar işləyir.',
    keys: {
      toggle: 'dayandırır və davam etdirir',
      skip: `${skipSeconds} saniyə geri və irəli aparır`,
      fullscreen: 'tam ekran',
      mute: 'səsi bağlayır və açır',
      speed: 'sürəti dəyişir',
      next: 'növbəti video',
      previous: 'əvvəlki video',
      ask: 'videonu dayandırır və bu anda sual verir',
      help: 'bu siyahını açır',
    },
  },
} as const;

/** LEARN-11. */
export const material = {
  title: 'Material',
  close: 'Materialı bağla',
  reading: 'Material yüklənir…',
  /** Removed after the page was opened. */
  gone: 'Bu videonun materialı artıq yoxdur.',
  print: 'Çap et',
  ask: 'Sual ver',
  askAbout: (heading: string) => `«${heading}» haqqında sual ver`,
  place: (heading: string) => `Materialın «${heading}» hissəsi: `,
} as const;

/** LEARN-6. */
export const transcript = {
  title: 'Videonun mətni',
  close: 'Mətni bağla',
  reading: 'Mətn yüklənir…',
  gone: 'Bu videonun mətni artıq yoxdur.',
  search: 'Mətndə axtar',
  found: (lines: number) => (lines === 0 ? 'Mətndə belə söz yoxdur.' : `${lines} yerdə tapıldı.`),
  follow: 'Danışılan yerə qayıt',
  questions: (count: number) => `${count} sual`,
  asked: (count: number, time: string) => `${count} sual, ${time} anında`,
} as const;
