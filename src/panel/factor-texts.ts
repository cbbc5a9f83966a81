/** In the place of the panel, when the operator demands a second factor (USER-8). */
export const wantedFactor = {
  missing:
    'Panel artıq yalnız autentifikator tətbiqi ilə açılır. Tətbiqi tənzimləmələrdə hesabınıza qoşun, sonra bura qayıdın. O vaxta qədər panelin heç bir bölməsi işləmir.',
  signInAgain:
    'Panel autentifikator tətbiqinin kodunu tələb edir, siz isə bu cihazda kodsuz daxil olmusunuz. Hesabdan çıxın və yenidən daxil olun: kodu onda soruşacağıq.',
  toSettings: 'Tənzimləmələrə keç',
} as const;
