/** The twelve hashtags that every search form offers (QUICK-5). */
export const searchTags = [
  'html',
  'css',
  'scss',
  'javascript',
  'react',
  'java',
  'mongodb',
  'expressjs',
  'figma',
  'adobexd',
  'autodesk',
  'turbocad',
] as const;
