export const videoCard = {
  play: 'Videonu oxut',
  loads: 'Video düyməni basandan sonra YouTube-dan yüklənir.',
  refused: 'Video açılmırsa, onu yuxarıdakı keçidlə YouTube-da açın.',
  offline: 'İnternet bağlantısı yoxdur. Bağlantı bərpa olunanda düyməni yenidən basın.',
  frame: 'YouTube videosu',
} as const;
