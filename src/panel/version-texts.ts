import { panelLimits } from './limits.ts';
import type { VersionField } from './versions.ts';

/** PANEL-21. */
export const versions = {
  lead: `Son ${panelLimits.versions} yadda saxlamadan əvvəlki mətnlər burada qalır. Birini açıb indiki mətnlə yan-yana müqayisə edin.`,
  loading: 'Versiyalar yüklənir…',
  none: 'Hələ əvvəlki versiya yoxdur. Mətni dəyişib yadda saxlayanda əvvəlkisi burada qalacaq.',
  current: 'İndiki',
  unknown: 'Daha əvvəlki mətn',
  newer: 'Siz formanı açandan sonra bunu başqası yadda saxlayıb. Burada «İndiki» onun mətnidir.',
  chosen: 'Seçilmiş versiya',
  now: 'İndiki mətn',
  fields: {
    title: 'Başlıq',
    series: 'Seriya',
    tags: 'Heşteqlər',
    blog_image: 'Şəkil',
    url: 'YouTube keçidi',
    content: 'Mətn',
    material: 'Material',
  } satisfies Record<VersionField, string>,
  empty: 'Boşdur',
  same: (count: number) => `Dəyişməyən hissələr: ${count}`,
  unseen: 'Fərq yalnız mətnin quruluşundadır, oxucular onu görmür.',
  restore: 'Bu versiyanı formaya qoy',
  restoreHint: 'Yadda saxlayana qədər saytda heç nə dəyişmir. İndiki mətn də versiyalarda qalacaq.',
  restored: 'Seçdiyiniz versiya formadadır. Yadda saxlayana qədər saytda heç nə dəyişmir.',
  replaces: 'Formada yadda saxlanılmamış mətniniz var. Onun yerinə seçdiyiniz versiya gələcək.',
  replacesYes: 'Bəli, formaya qoy',
} as const;
