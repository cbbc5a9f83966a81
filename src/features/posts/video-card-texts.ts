export const videoCard = {
  play: 'Videonu oxut',
  loads: 'Düyməni basmayınca YouTube-dan heç nə yüklənmir.',
  refused: 'Video açılmırsa, onu yuxarıdakı keçidlə YouTube-da açın.',
  offline: 'İnternet bağlantısı yoxdur. Bağlantı bərpa olunanda düyməni yenidən basın.',
  frame: 'YouTube videosu',
} as const;
