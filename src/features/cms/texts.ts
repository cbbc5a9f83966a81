/** The page /admin around Decap; Decap's own texts are in admin/locale.ts. */
export const cms = {
  title: 'Redaktə',
  notSetUp: 'Redaktə paneli bu saytda qurulmayıb.',
  noScript: 'Redaktə panelinin işləməsi üçün brauzerdə JavaScript-i aktivləşdirin.',
  /** These stand behind «Material yüklənmədi:» and «Şəkil yadda saxlanılmadı:». */
  unanswered: 'internet bağlantınızı yoxlayıb yenidən cəhd edin.',
  noPicture: 'bu fayl zədələnib və ya şəkil deyil.',
} as const;

export const faults = {
  notSaved: 'Yadda saxlanılmadı. Əvvəlcə bunları düzəldin:',
} as const;

export const uploads = {
  wrongType: (name: string): string => `«${name}» yüklənmədi: JPEG, PNG, WebP və ya SVG şəkli seçin.`,
  wrongDrawing: (name: string, part: string): string =>
    `«${name}» yüklənmədi: SVG şəklində bu ola bilməz: ${part}. Şəkli skriptsiz, keçidsiz və kənar fayllarsız yenidən saxlayın.`,
  deletePicture: (name: string): string => `«${name}» silinsin?`,
  used: (name: string, users: readonly string[]): string =>
    `«${name}» silinmədi, çünki bu materiallar onu göstərir:\n${users.join('\n')}\nƏvvəlcə onlarda başqa şəkil seçin.`,
  unknownUsers: (name: string): string =>
    `«${name}» silinmədi: hansı materialların onu göstərdiyi yoxlanılmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.`,
} as const;
