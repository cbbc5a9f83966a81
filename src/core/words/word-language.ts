/** READ-7: all other words are in the page's language. */
const english = new Set(
  (
    'html css scss javascript typescript react java mongodb expressjs nodejs sql git docker jwt figma adobexd autodesk ' +
    'turbocad blender uiux frontend backend fullstack ui-designer interior-designer 3d-modelling'
  ).split(' '),
);

export const languageOfWord = (word: string): 'en' | undefined => (english.has(word) ? 'en' : undefined);
