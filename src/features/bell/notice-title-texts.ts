/** TELL-2: the lines of the bell, as staff's browsers write them. */
export const noticeTitles = {
  answered: (video: string) => `Sualınıza cavab yazıldı: «${video}»`,
  hidden: (video: string) => `Sualınız gizlədildi, səbəbini profilinizdə oxuyun: «${video}»`,
  shown: (video: string) => `Sualınız yenidən görünür: «${video}»`,
  paid: (course: string) => `Ödənişiniz təsdiqləndi: «${course}» sizin üçün açıqdır`,
  refused: (shown: string, course: string) => `Sifariş ${shown} rədd edildi: «${course}»`,
  payLink: (shown: string, course: string) => `Sifariş ${shown} üçün ödəniş keçidi göndərildi: «${course}»`,
  reopened: (shown: string, course: string) => `Sifariş ${shown} yenidən açıqdır: «${course}»`,
  workAccepted: (task: string) => `İşiniz qəbul edildi: «${task}»`,
  workReturned: (task: string) => `İşiniz rəylə qaytarıldı: «${task}»`,
  workReopened: (task: string) => `İşiniz haqqında qərar geri götürüldü, ona yenidən baxılır: «${task}»`,
  workAnswered: (task: string) => `Müəllim işiniz haqqında yazdı: «${task}»`,
  quizCounted: (quiz: string) =>
    `Sınağın düzgün cavablarına düzəliş edildi, nəticəniz yenidən hesablandı: «${quiz}»`,
  quizCorrected: (quiz: string) => `Sınağın düzgün cavablarına düzəliş edildi: «${quiz}»`,
  certificate: (course: string) => `Sertifikatınız hazırdır: «${course}»`,
  certificateRevoked: (course: string) => `Sertifikat ləğv edildi: «${course}»`,
} as const;
