/** The one list of what names a person (USER-6): the compiler asks for each part's deletion and download, a test compares the places with the rules. */

/** Its owner deletes it with the account. */
export const ownParts = [
  'record',
  'orders',
  'questions',
  'works',
  'attempts',
  'graduateReviews',
  'photo',
] as const;
export type OwnPart = (typeof ownParts)[number];

/** No browser may look for it, so the operator alone can forget it. */
export const operatorParts = ['messages', 'posts', 'drafts', 'threads'] as const;
export type Part = OwnPart | (typeof operatorParts)[number];

type Kept = 'log' | 'nobody'; // `log` keeps the uid of who changed something

export const namedIn: Record<string, readonly (Part | Kept)[]> = {
  users: ['record'],
  'users/': ['record'],
  usernames: ['record'],
  emails: ['record'],
  blocked: ['record'],
  certificates: ['record'],
  trash: ['record', 'posts', 'log'],
  orders: ['orders'],
  openOrders: ['orders'],
  'receipts/': ['orders'],
  questions: ['questions'],
  works: ['works', 'threads'],
  'works/versions': ['works'],
  queues: ['works'],
  'works/': ['works'],
  attempts: ['attempts'],
  graduateReviews: ['graduateReviews'],
  shownReviews: ['graduateReviews'],
  'profile-images/': ['photo'],
  messages: ['messages'],
  blogs: ['posts'],
  drafts: ['drafts'],
  audit: ['log'],
  announcements: ['log'],
  config: ['log'],
  groups: ['log'],
  'content/versions': ['log'],
  enrolments: ['nobody'],
  counters: ['nobody'],
  quizzes: ['nobody'],
  quizKeys: ['nobody'],
  videos: ['nobody'],
  transcripts: ['nobody'],
  materials: ['nobody'],
  outlines: ['nobody'],
  videoIndex: ['nobody'],
  codes: ['nobody'],
  slugs: ['nobody'],
  gates: ['nobody'],
  'blog-images/': ['nobody'],
};
