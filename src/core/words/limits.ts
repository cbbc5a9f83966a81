/**
 * Numbers and patterns that several features share, and the rules enforce, too: these repeat them, because rules can’t
 * import. The cases in tests/rules test both sides of each limit, so the two stay equal.
 */
export const limits = {
  /** Characters of a document's id that is requested: Firestore allows 1,500 bytes, ours have 36. */
  documentId: 300,
  /** Documents that one list query may request (PANEL-11). */
  page: 50,
  /** Users, orders and attempts that one count or sum of staff may cover: the service bills one read for so many (PAY-3, SCHOOL-6). */
  counted: 1_000,
  /** Posts or snippets that a guest may request at once. */
  guestPage: 10,
  /** Characters of a role's key; a shorter one is no key (PANEL-8). */
  keyMin: 20,

  /** Characters of a name and of a surname (SIGNUP-1). */
  name: 60,
  /** Characters of a folded 'name surname'. */
  nameKey: 121,
  /**
   * Beginnings of words by which a user or content is found (PANEL-7, PANEL-15, SEARCH-1): at most eight words with twelve letters
   * each.
   */
  words: 96,
  /** Characters of all of them, separated by spaces. */
  wordsText: 1_600,
  /** Courses of one user (PANEL-7). */
  lessons: 30,
  /** The latest last day that a form takes (SCHOOL-1, SCHOOL-2); with it browsers take four digits of a year. */
  lastDay: '2099-12-31',
  /** Characters of a course's path, which is also a video's group (PANEL-4, PANEL-7). */
  coursePath: 60,

  /** Characters of a title of a post, a snippet or a video (PANEL-3, PANEL-4, PANEL-5). */
  title: 200,
  /** Bytes of a slug as UTF-8 (BLOG-4): with an extension it is a file name. */
  slug: 200,
  /** Characters of the HTML of a post or a snippet (PANEL-3, PANEL-5). */
  content: 200_000,
  /** Characters of the name of a series (READ-9). */
  series: 60,
  /** Hashtags of a post or a video (PANEL-6). */
  hashtags: 30,
  /** Characters of one hashtag (PANEL-6). */
  hashtag: 60,
  /** Characters of all hashtags, separated by spaces: 800 videos must fit into one index shard. */
  hashtagsText: 900,
  /** The greatest length of a video and place in it, in seconds. */
  progressSeconds: 1_000_000,

  /** Bytes of a profile photo, a post's picture or a receipt (USER-3, PANEL-3, PAY-2). */
  imageBytes: 512_000,
} as const;

/** The least and greatest number of characters of a username (SIGNUP-2). */
export const usernameLength = { min: 3, max: 30 } as const;
const afterTheFirst = `{${usernameLength.min - 1},${usernameLength.max - 1}}`;

/** A username, already in lower case (SIGNUP-2). */
export const usernamePattern = new RegExp(`^[a-z][a-z0-9._-]${afterTheFirst}$`);

/** The same for the browser's own validation of the field, where what `lowerCase` makes one of them is still allowed. */
export const usernameInputPattern = `[A-Za-zİ][A-Za-zİ0-9._\\-]${afterTheFirst}`;

/** For the browser's own validation: at least one sign that is seen (`cleanLine` in letters.ts leaves something). */
export const filledPattern =
  '.*[^\\s\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\uFFFE\\uFFFF\\u2800\\u{1D159}].*';

/** The mask +999-99-999-99-99, or nothing (SIGNUP-1). */
export const mobilePattern = /^(\+[0-9]{3}-[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2})?$/;

/** One hashtag, already in lower case (PANEL-6). */
export const hashtagPattern = /^[^\s#]{1,60}$/;

/** A YouTube video's id (PANEL-4). */
export const videoIdPattern = /^[A-Za-z0-9_-]{11}$/;

/** Types of pictures that Storage accepts (USER-3, PANEL-3). */
export const imageTypes = ['image/webp', 'image/jpeg'] as const;

/**
 * How pictures are served. The rules require exactly this, so that a file can't be served as anything else (USER-3).
 */
export const imageServing = { contentDisposition: 'inline', contentEncoding: 'identity' } as const;

/** The longer side of a photo that is drawn anew before uploading, in pixels (USER-3). */
export const photoSide = 640;

/** The encoding quality of a picture that is drawn anew, from 0 to 1. */
export const photoQuality = 0.85;

/** How long typing must pause before a username is looked up, in ms (SIGNUP-2). */
export const usernameDelayMs = 300;
