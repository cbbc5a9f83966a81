/** The rules repeat these, because they can't import; the cases in tests/rules test both sides of each. */
export const limits = {
  documentId: 300, // Firestore allows 1,500 bytes, ours have 36
  page: 50, // documents of one list (PANEL-11)
  counted: 1_000, // of one count or sum: the service bills one read for so many (PAY-3, SCHOOL-6)
  guestPage: 10,
  keyMin: 20, // a shorter key is none (PANEL-8)

  name: 60, // SIGNUP-1
  nameKey: 121,
  words: 96, // at most eight words with twelve beginnings each (PANEL-7, PANEL-15, SEARCH-1)
  wordsText: 1_600,
  lessons: 30, // PANEL-7
  teaches: 10, // courses of a teacher who has not all (SCHOOL-9)
  lastDay: '2099-12-31', // SCHOOL-1, SCHOOL-2; with it browsers take four digits of a year
  coursePath: 60, // PANEL-4, PANEL-7

  title: 200, // PANEL-3, PANEL-4, PANEL-5
  slug: 200, // bytes (BLOG-4): with an extension it is a file name
  content: 200_000,
  series: 60,
  hashtags: 30,
  hashtag: 60,
  hashtagsText: 900, // with spaces: 800 videos must fit into one index shard
  progressSeconds: 1_000_000,

  imageBytes: 512_000, // USER-3, PANEL-3, PAY-2
} as const;

export const usernameLength = { min: 3, max: 30 } as const; // SIGNUP-2
const afterTheFirst = `{${usernameLength.min - 1},${usernameLength.max - 1}}`;

export const usernamePattern = new RegExp(`^[a-z][a-z0-9._-]${afterTheFirst}$`); // in lower case (SIGNUP-2)

/** For the browser's validation: what `lowerCase` makes a username is allowed. */
export const usernameInputPattern = `[A-Za-zİ][A-Za-zİ0-9._\\-]${afterTheFirst}`;

/** For the browser's validation: `cleanLine` leaves something of the text. */
export const filledPattern =
  '.*[^\\s\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\uFFFE\\uFFFF\\u2800\\u{1D159}].*';

export const mobilePattern = /^(\+[0-9]{3}-[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2})?$/; // or nothing (SIGNUP-1)

export const hashtagPattern = /^[^\s#]{1,60}$/; // in lower case (PANEL-6)

export const videoIdPattern = /^[A-Za-z0-9_-]{11}$/; // PANEL-4

export const imageTypes = ['image/webp', 'image/jpeg'] as const; // USER-3, PANEL-3

/** The rules require exactly this, so that a file can't be served as anything else (USER-3). */
export const imageServing = { contentDisposition: 'inline', contentEncoding: 'identity' } as const;

export const photoSide = 640; // px (USER-3)

export const photoQuality = 0.85;

export const usernameDelayMs = 300; // ms (SIGNUP-2)
