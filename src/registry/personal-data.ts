/**
 * The one list of what names a person (USER-6). Each part has a step in the deletion of an account, in its download and in
 * `operator forget`: the compiler asks for it. A test compares the places with the rules, so that the next collection is not forgotten.
 */

/** What is the person's own: its owner deletes it with the account. */
export const ownParts = ['record', 'orders', 'questions', 'works', 'attempts', 'photo'] as const;
export type OwnPart = (typeof ownParts)[number];

/** What no browser may look for, so that the operator alone can forget it. */
export const operatorParts = ['messages', 'posts', 'drafts', 'threads'] as const;
export type Part = OwnPart | (typeof operatorParts)[number];

/** The log, which keeps the uid of who changed something, and whatever names nobody. */
type Kept = 'log' | 'nobody';

/** Collections of the database, those below another one after a slash; folders of Storage end with a slash. */
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
  'profile-images/': ['photo'],
  messages: ['messages'],
  blogs: ['posts'],
  drafts: ['drafts'],
  audit: ['log'],
  announcements: ['log'],
  config: ['log'],
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
