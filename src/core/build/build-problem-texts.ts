import type { BuildProblem } from './build-note.ts';

export const buildProblems = {
  failed: 'Sayt yenilənmədi, çünki fayllarda səhv var. Köhnə sayt yerində qalır.',
  leftOut: (count: number): string => `Saytda olmayan və ya dəyişdirilmiş materiallar: ${count}`,
} as const;

const places: [start: string, words: string][] = [
  ['content/', 'Fayl:'],
  ['blogs/', 'Yazı:'],
  ['codes/', 'Kod nümunəsi:'],
];

export function fieldSentence({ kind, value = '' }: Pick<BuildProblem, 'kind' | 'value'>): string {
  switch (kind) {
    case 'missing':
      return 'yoxdur, doldurun.';
    case 'empty':
      return 'boşdur, doldurun.';
    case 'long':
      return `çox uzundur, qısaldın (icazə verilən uzunluq: ${value}).`;
    case 'choice':
      return `belə dəyər ola bilməz, bunlardan birini yazın: ${value}.`;
    case 'range':
      return `icazə verilən hüduddan kənardır (${value}).`;
    case 'path':
      return `faylın adı ilə eyni olmalıdır, belə yazın: ${value}.`;
    case 'file':
      return `belə şəkil yoxdur: ${value}. Şəkli əlavə edin və ya ünvanını düzəldin.`;
    default:
      return 'düzgün doldurulmayıb, yazılışını düzəldin.';
  }
}

function checkSentence(field: string | undefined, value: string): string {
  if (field === 'start') return 'Başlanğıc kod bütün şərtləri artıq ödəyir, onu və ya şərtləri dəyişin.';
  if (value === '') return 'Həll sona qədər işləmədi, həlli və şərtləri yoxlayın.';
  return `Həll bu şərtləri ödəmir: «${value.replaceAll('`', '')}» Həlli və ya şərtləri düzəldin.`;
}

function sentence({ kind, field, value = '' }: BuildProblem): string {
  switch (kind) {
    case 'unusable':
      return 'Bundan səhifə alınmadı, ona görə saytda yoxdur. Mətnini dəyişib yenidən saxlayın.';
    case 'renamed':
      return `Ünvanı başqasınındır və ya səhifə ünvanı ola bilməz. Saytda ünvanı: ${value}.`;
    case 'reduced':
      return 'Teqləri səhifəyə sığmayacaq qədər çoxdur, ona görə yalnız sözləri göstərilir. Mətni sadələşdirin.';
    case 'picture':
      return `Bu şəklin kiçik surəti alınmadı, saytda özü göstərilir: ${value}. Şəkil açılmırsa, başqasını yükləyin.`;
    case 'syntax':
      return value === ''
        ? 'Fayl oxunmadı, yazılışını düzəldin.'
        : `Fayl oxunmadı, yazılışını düzəldin. Səhv bu sətirdə ola bilər: ${value}.`;
    case 'svg':
      return `SVG şəklində bu ola bilməz: ${value}. Şəkli skriptsiz, keçidsiz və kənar fayllarsız yenidən saxlayın.`;
    case 'type':
      return 'Belə fayl saytda göstərilmir. Şəkil WebP, PNG, JPEG, AVIF və ya SVG olmalıdır, adının sonu kiçik hərflərlə yazılmalıdır.';
    case 'video':
      return `Kursda belə video yoxdur: ${value}. Videonu pleyerdə açıb ünvanını yenidən kopyalayıb yapışdırın.`;
    case 'check':
      return checkSentence(field, value);
    default:
      return `Xana «${field ?? ''}»: ${fieldSentence({ kind, value })}`;
  }
}

export function problemSentence(problem: BuildProblem): string {
  const { place, title } = problem;
  if (place === '') return sentence(problem);
  const [start = '', words = ''] = places.find(([one]) => place.startsWith(one)) ?? [];
  const name = title ? `«${title}»` : start === 'content/' ? place : place.slice(start.length);
  return `${words} ${name}. ${sentence(problem)}`;
}
