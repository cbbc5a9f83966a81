/**
 * Every number and pattern that both a form and the rules enforce. firebase/*.rules repeats them, because rules can't
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
  /** Seconds without a change before a build, and between two builds, where `config/build` says nothing (PANEL-12). */
  publishQuiet: 600,
  publishInterval: 1800,
  /** Builds that panels and the schedule may ask for in a month, where `config/build` says nothing (OPS-2). */
  publishMonthly: 60,
  /** Days that a post or snippet can be planned ahead (SCHOOL-5). */
  planDays: 365,
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
  /** People of a list by which many users get a course at once (SCHOOL-3). */
  grantLines: 200,
  /** Lines of a list by which many videos are added at once (VIDEO-11). */
  videoLines: 200,
  /** The latest last day that a form takes (SCHOOL-1, SCHOOL-2); with it browsers take four digits of a year. */
  lastDay: '2099-12-31',
  /** How many users one enrolment code can have (SCHOOL-1). */
  enrolmentUses: 500,
  /** Characters of a course's path, which is also a video's group (PANEL-4, PANEL-7). */
  coursePath: 60,

  /** Characters of a title of a post, a snippet or a video (PANEL-3, PANEL-4, PANEL-5). */
  title: 200,
  /** Bytes of a slug as UTF-8 (BLOG-4): with an extension it is a file name. */
  slug: 200,
  /** Characters of the HTML of a post or a snippet (PANEL-3, PANEL-5). */
  content: 200_000,
  /** Characters of a form that is kept as a draft for all staff, as JSON (PANEL-17). */
  sharedDraft: 400_000,
  /** Characters of the name of a series (READ-9). */
  series: 60,
  /** Hashtags of a post or a video (PANEL-6). */
  hashtags: 30,
  /** Characters of one hashtag (PANEL-6). */
  hashtag: 60,
  /** Characters of all hashtags, separated by spaces: 800 videos must fit into one index shard. */
  hashtagsText: 900,
  /** Entries of one shard of `videoIndex` (SEARCH-2). */
  shardEntries: 800,
  /** Modules of a course's outline (LEARN-2). */
  modules: 50,
  /** Characters of a module's title. */
  moduleTitle: 100,
  /** Characters of all ids of an outline, with the spaces and lines between them. */
  outlineIds: 20_000,
  /** Videos of one course whose progress an account keeps (VIDEO-10). */
  progressVideos: 500,
  /** Characters of all their ids, separated by spaces. */
  progressIds: 20_000,
  /** Videos whose progress one write may change. */
  progressAtOnce: 10,
  /** The greatest length of a video and place in it, in seconds. */
  progressSeconds: 1_000_000,

  /** Addresses on the list of what a user has saved, with those that were removed from it (READ-4). */
  saved: 300,
  /** Of these as many as one write may change. */
  savedAtOnce: 10,

  /** Notes on the videos of one course, with those that were removed (LEARN-5). */
  notes: 200,
  /** Characters of all their ids, separated by spaces. */
  noteIds: 8_000,
  /** Of these as many as one write may change. */
  notesAtOnce: 5,
  /** Characters of a note. */
  noteText: 1_000,
  /** Characters of a video's transcript as it is saved (LEARN-6): a million bytes at most, and some four hours of speech. */
  transcript: 250_000,
  /** Bytes of a file with a transcript: automatic captions say each line three times. */
  transcriptFile: 5_000_000,
  /** Bytes of a video's material in UTF-8 (LEARN-11). */
  material: 200_000,
  /** Exercises of one course that an account keeps as done (LEARN-7), and characters of all their slugs with spaces. */
  exercises: 200,
  exerciseSlugs: 20_000,
  /** Of these as many as one write may change. */
  exercisesAtOnce: 10,

  /** Questions that an account keeps for review, with those that are learnt (LEARN-10), and those that one write may change. */
  reviews: 300,
  reviewsAtOnce: 10,
  /** Questions of a review in a day. */
  reviewsADay: 10,

  /** Characters of a line and of a text of the forms that are mailed, as they are kept (INBOX-1). */
  formLine: 200,
  formEmail: 254,
  formText: 5_000,
  /** Messages that all visitors together can leave in a day. */
  messagesADay: 300,
  /** Characters of what staff write about a message for one another (INBOX-2). */
  messageNote: 2_000,
  /** Courses that one user can order in a day (PAY-2). */
  ordersADay: 10,
  /** Characters of the reason why an order is refused, and of a payment's address behind «https://» (PAY-2, PAY-3). */
  refusal: 500,
  paymentLink: 500,

  /** Questions that one user can ask in a day, and those that a page of videos reads at once (ASK-1). */
  questionsADay: 10,
  questionsPage: 20,
  /** Characters of a question or an answer, and of the code beside it. */
  questionText: 2_000,
  questionCode: 10_000,
  /** Answers of one question. */
  answers: 20,
  /** Characters of the reason why a question is hidden (ASK-1). */
  hiddenReason: 500,

  /** Bytes of code that is handed in, and characters of an address behind «https://» (TASK-1). */
  workBytes: 61_440,
  /** Its lines. */
  workLines: 3_000,
  workAddress: 500,
  /** Versions of one work, and entries of its thread besides the decisions about them. */
  workVersions: 20,
  workThread: 20,
  /** Characters of one entry, and of all comments of a decision with a sign between them (TASK-2). */
  workText: 3_000,
  workComments: 3_000,
  /** Hours that a claim lasts (TASK-2). */
  claimHours: 24,
  /** For how many minutes a decision about a work can be taken back. */
  undoMinutes: 10,
  /** Waiting times that the usual one is found from (TASK-1). */
  workWaits: 20,

  /** Questions of a quiz, options of one, minutes and attempts (QUIZ-1). */
  quizQuestions: 20,
  quizOptions: 6,
  quizMinutes: 180,
  quizAttempts: 5,
  /** Seconds behind the end in which answers still count; the key waits as long. */
  quizGrace: 30,
  /** Characters of a question, of its code, of an option and of an explanation. The rules have them for all questions together. */
  quizText: 500,
  quizCode: 2_000,
  quizOption: 200,
  quizExplanation: 1_000,
  /** The name of a code. */
  enrolmentName: 60,
  /** The line about quizzes on a certificate, and its hours. */
  certificateResults: 160,
  certificateHours: 2_000,
  /** Certificates that are deleted at once: the service counts what the rules look up, and a commit has 20 of it. */
  certificatesAtOnce: 5,

  /** Notices in the list of a user's bell, and how many staff leave there beside a new one, so that several can write at once (TELL-2). */
  notices: 50,
  noticesKept: 40,
  /** Characters of a notice's address on this site and of an announcement's link. */
  noticePath: 300,
  /** Announcements of a course, or for everybody, and the characters of one (TELL-1). */
  announcements: 20,
  announcementText: 1_000,
  /** Days that an announcement can be shown. */
  announcementDays: 366,
  /** Announcements that an account remembers as closed. */
  closed: 200,

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
