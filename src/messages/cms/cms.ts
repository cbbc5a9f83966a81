/** The page /admin around Decap; Decap's own texts are in admin/locale.ts. */
export const cms = {
  title: 'Redaktə',
  notSetUp: 'Redaktə paneli bu saytda qurulmayıb.',
  noScript: 'Redaktə panelinin işləməsi üçün brauzerdə JavaScript-i aktivləşdirin.',
  /** These stand behind «Material yüklənmədi:» and «Şəkil yadda saxlanılmadı:». */
  unanswered: 'internet bağlantınızı yoxlayıb yenidən cəhd edin.',
  noPicture: 'bu fayl zədələnib və ya şəkil deyil.',
} as const;
