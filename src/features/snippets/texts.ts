import type { CodeLanguage } from '#core/words/code-language.ts';

export const code = {
  title: 'Kodlar',
  lead: 'Kopyalayıb işlədə biləcəyiniz qısa kod nümunələri.',
  tabs: { html: 'Html', css: 'Css', js: 'Javascript' } satisfies Record<CodeLanguage, string>,
  tabsLabel: 'Kod dili',
  codesOf: 'Kodları', // behind the language in capitals (CODE-2)
  languages: { html: 'HTML', css: 'CSS', js: 'JavaScript' } satisfies Record<CodeLanguage, string>,
  topics: 'Mövzular',
  closeTopics: 'Mövzuları bağla',
  quickLinks: 'Sürətli keçidlər',
  postsAbout: 'haqqında yazılar',
  neighbours: 'Qonşu nümunələr',
  previous: 'Əvvəlki nümunə',
  next: 'Növbəti nümunə',
} as const;

export const unbuiltSnippetTexts = {
  one: 'Kod nümunəsi',
  loading: 'Kod nümunəsi yüklənir…',
  notYet: 'Bu kod nümunəsi tapılmadı. Siyahıdan başqa mövzu seçin.',
  noScript:
    'Bu kod nümunəsi hələ saytın hazır səhifələri arasında yoxdur. Onu görmək üçün brauzerdə JavaScript-i aktivləşdirin.',
} as const;

/** Every snippet loads it. */
export const runCode = {
  title: 'Nəticə',
  run: 'İşə sal',
  invitation: 'Kodu işə salın, dəyişin və nəticəni yerindəcə görün.',
  /** This device has the reader's own version of the code. */
  draft: 'Kodu burada dəyişmisiniz: işə salanda sizin kodunuz açılacaq.',
} as const;
