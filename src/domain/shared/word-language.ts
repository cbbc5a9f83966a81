/** Words of hashtags and lesson names that are English here; all others are read in the page's language (READ-7). */
const english = new Set(
  (
    'html css scss javascript typescript react java mongodb expressjs nodejs sql git docker jwt figma adobexd autodesk ' +
    'turbocad blender uiux frontend backend fullstack ui-designer interior-designer 3d-modelling'
  ).split(' '),
);

/** The `lang` of a hashtag or of a lesson's path; nothing where the page's own is right. */
export const languageOfWord = (word: string): 'en' | undefined => (english.has(word) ? 'en' : undefined);
