/**
 * Every number and pattern that both a form and the rules enforce. firebase/*.rules repeats them, because rules
 * import nothing; the cases in tests/rules stand on both sides of each, so the two can't drift apart.
 */
export const limits = {
  /** Characters of a document's id that is asked for: Firestore takes 1,500 bytes, ours have 36. */
  documentId: 300,
  /** Documents one list query may ask for (PANEL-11). */
  page: 50,
  /** Characters of a role's key; a shorter one is no key (PANEL-8). */
  keyMin: 20,

  /** Characters of a name and of a surname (SIGNUP-1). */
  name: 60,
  /** Characters of a folded 'name surname'. */
  nameKey: 121,
  /** Beginnings of words that a user is found by (PANEL-7): of eight words, twelve letters of each at most. */
  words: 96,
  /** Characters of all of them with a space between them. */
  wordsText: 1_600,
  /** Lessons of one user (PANEL-7). */
  lessons: 30,
  /** Characters of a lesson's name, which is also a video's group (PANEL-4, PANEL-7). */
  lesson: 60,

  /** Characters of a title of a post, a snippet or a video (PANEL-3, PANEL-4, PANEL-5). */
  title: 200,
  /** Bytes of a slug as UTF-8 (BLOG-4): with an ending it is the name of a file. */
  slug: 200,
  /** Characters of the HTML of a post or a snippet (PANEL-3, PANEL-5). */
  content: 200_000,
  /** Hashtags of a post or a video (PANEL-6). */
  hashtags: 30,
  /** Characters of one hashtag (PANEL-6). */
  hashtag: 60,
  /** Characters of all hashtags with a space between them: 800 videos must fit into one index shard. */
  hashtagsText: 900,
  /** Entries of one shard of `videoIndex` (SEARCH-2). */
  shardEntries: 800,
  /** Videos of one course whose progress an account keeps (VIDEO-10). */
  progressVideos: 500,
  /** Characters of all their ids with a space between them. */
  progressIds: 20_000,
  /** Videos whose progress one write may change. */
  progressAtOnce: 10,
  /** Seconds of the longest place in a video. */
  progressSeconds: 1_000_000,

  /** Bytes of a profile photo or a post's picture (USER-3, PANEL-3). */
  imageBytes: 512_000,
} as const;

/** Characters of a username, at least and at most (SIGNUP-2). */
export const usernameLength = { min: 3, max: 30 } as const;
const afterTheFirst = `{${usernameLength.min - 1},${usernameLength.max - 1}}`;

/** A username, lower case already (SIGNUP-2). */
export const usernamePattern = new RegExp(`^[a-z][a-z0-9._-]${afterTheFirst}$`);

/** The same for a browser's own check of what is typed, in which capitals are lowered later. */
export const usernameInputPattern = `[A-Za-z][A-Za-z0-9._\\-]${afterTheFirst}`;

/** For a browser's own check: something else than white space. */
export const filledPattern = '.*\\S.*';

/** The mask +999-99-999-99-99, or nothing (SIGNUP-1). */
export const mobilePattern = /^(\+[0-9]{3}-[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2})?$/;

/** One hashtag, lower case already (PANEL-6). */
export const hashtagPattern = /^[^\s#]{1,60}$/;

/** A YouTube video's id (PANEL-4). */
export const videoIdPattern = /^[A-Za-z0-9_-]{11}$/;

/** Types of pictures that Storage accepts (USER-3, PANEL-3). */
export const imageTypes = ['image/webp', 'image/jpeg'] as const;

/** How pictures are served. The rules ask for exactly this, so that none can be made to look like something else (USER-3). */
export const imageServing = { contentDisposition: 'inline', contentEncoding: 'identity' } as const;
