/** The rules repeat these, because they can't import; the cases in tests/rules test both sides of each. */
export const limits = {
  /** Of an id that is requested: Firestore allows 1,500 bytes, ours have 36. */
  documentId: 300,
  /** Of one list (PANEL-11). */
  page: 50,
  /** Documents of one count or sum of staff: the service bills one read for so many (PAY-3, SCHOOL-6). */
  counted: 1_000,
  guestPage: 10,
  /** A shorter key is none (PANEL-8). */
  keyMin: 20,

  /** SIGNUP-1. */
  name: 60,
  nameKey: 121,
  /** Beginnings of at most eight words with twelve letters each (PANEL-7, PANEL-15, SEARCH-1). */
  words: 96,
  wordsText: 1_600,
  /** PANEL-7. */
  lessons: 30,
  /** SCHOOL-1, SCHOOL-2; with it browsers take four digits of a year. */
  lastDay: '2099-12-31',
  /** PANEL-4, PANEL-7. */
  coursePath: 60,

  /** PANEL-3, PANEL-4, PANEL-5. */
  title: 200,
  /** Bytes (BLOG-4): with an extension it is a file name. */
  slug: 200,
  content: 200_000,
  series: 60,
  hashtags: 30,
  hashtag: 60,
  /** With spaces: 800 videos must fit into one index shard. */
  hashtagsText: 900,
  progressSeconds: 1_000_000,

  /** USER-3, PANEL-3, PAY-2. */
  imageBytes: 512_000,
} as const;

/** SIGNUP-2. */
export const usernameLength = { min: 3, max: 30 } as const;
const afterTheFirst = `{${usernameLength.min - 1},${usernameLength.max - 1}}`;

/** In lower case (SIGNUP-2). */
export const usernamePattern = new RegExp(`^[a-z][a-z0-9._-]${afterTheFirst}$`);

/** For the browser's validation; what `lowerCase` makes one of them is allowed. */
export const usernameInputPattern = `[A-Za-zİ][A-Za-zİ0-9._\\-]${afterTheFirst}`;

/** For the browser's validation: `cleanLine` leaves something. */
export const filledPattern =
  '.*[^\\s\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\uFFFE\\uFFFF\\u2800\\u{1D159}].*';

/** Or nothing (SIGNUP-1). */
export const mobilePattern = /^(\+[0-9]{3}-[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2})?$/;

/** In lower case (PANEL-6). */
export const hashtagPattern = /^[^\s#]{1,60}$/;

/** PANEL-4. */
export const videoIdPattern = /^[A-Za-z0-9_-]{11}$/;

/** USER-3, PANEL-3. */
export const imageTypes = ['image/webp', 'image/jpeg'] as const;

/** The rules require exactly this, so that a file can't be served as anything else (USER-3). */
export const imageServing = { contentDisposition: 'inline', contentEncoding: 'identity' } as const;

/** In px (USER-3). */
export const photoSide = 640;

export const photoQuality = 0.85;

/** In ms (SIGNUP-2). */
export const usernameDelayMs = 300;
