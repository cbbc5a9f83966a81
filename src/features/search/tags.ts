/** QUICK-5. */
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
