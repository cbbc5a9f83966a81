export type Dye = readonly [field: string, figure: string, second: string, light: string, outline: string];

export const dyes = {
  pomegranate: ['#a3122e', '#f5efe1', '#d99a1c', '#f0c9b8', '#1c1714'],
  caspian: ['#0a5c6b', '#f5efe1', '#d99a1c', '#9fd0d2', '#0d1626'],
  night: ['#16233b', '#efe6d5', '#c8324a', '#6fa9b5', '#08101d'],
  saffron: ['#dba02c', '#1c1714', '#a3122e', '#f8ecd0', '#5a2a12'],
  paper: ['#eadfc9', '#1c1714', '#a3122e', '#0a5c6b', '#c9b894'],
} as const satisfies Record<string, Dye>;

const byHashtag: Record<string, keyof typeof dyes> = {
  html: 'pomegranate',
  css: 'caspian',
  scss: 'caspian',
  javascript: 'saffron',
  react: 'night',
  java: 'night',
  mongodb: 'caspian',
  expressjs: 'night',
  figma: 'paper',
  adobexd: 'paper',
  autodesk: 'saffron',
  turbocad: 'paper',
};

export const dyeOf = (hashtag: string | undefined): Dye | undefined => {
  const name = hashtag === undefined ? undefined : byHashtag[hashtag];
  return name && dyes[name];
};
