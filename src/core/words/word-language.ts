/** English words among hashtags and course names; all others are in the page's language (READ-7). */
const english = new Set(
  (
    'html css scss javascript typescript react java mongodb expressjs nodejs sql git docker jwt figma adobexd autodesk ' +
    'turbocad blender uiux frontend backend fullstack ui-designer interior-designer 3d-modelling'
  ).split(' '),
);

/** The `lang` of a hashtag or of a course's path; `undefined` for the page's own language. */
export const languageOfWord = (word: string): 'en' | undefined => (english.has(word) ? 'en' : undefined);
