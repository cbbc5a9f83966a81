export const offline = {
  title: 'İnternet yoxdur',
  heading: 'İnternet bağlantısı yoxdur',
  description: 'Bu cihazda saxlanılan səhifələr internetsiz də açılır.',
  reasons: {
    page: 'Bu səhifə cihazınızda yadda saxlanılmayıb. Bağlantı bərpa olunanda yenidən cəhd edin və ya aşağıdakı səhifələrdən birini açın.',
    videos: 'Videolara baxmaq üçün internet lazımdır. Bağlantı bərpa olunanda yenidən cəhd edin.',
    panel:
      'İdarə paneli internetsiz işləmir. Bağlantı bərpa olunanda yenidən cəhd edin. Yarımçıq yazılarınız bu cihazda qalır.',
    account: 'Hesabınızla bağlı səhifələr internetsiz açılmır. Bağlantı bərpa olunanda yenidən cəhd edin.',
  },
  own: {
    heading: 'Bu cihazda saxlanılan səhifələr',
    text: 'Aşağıdakı səhifələri internetsiz də oxuya bilərsiniz.',
  },
  aside: 'Bağlantı yoxdur',
  home: 'Ana səhifə',
  saved: 'Saxladığınız səhifələr',
  read: 'Oxuduğunuz səhifələr',
  empty: 'Cihazınızda hələ heç bir səhifə yadda saxlanılmayıb. Oxuduğunuz səhifələr burada görünəcək.',
  kinds: { post: 'Yazı', snippet: 'Kod nümunəsi', page: 'Səhifə' },
} as const;
