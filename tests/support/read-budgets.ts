// How many documents of Firestore a visit reads, as its bill counts them: a missing document is one, a query that finds
// nothing, and a count. The rules' look-ups come on top: firebase/README.md, "Reads per visit".

/** Addresses at which a guest reads none. */
export const guestReadsNothing = [
  '/',
  '/blogs?page=1',
  '/blogs/git',
  '/lessons/frontend',
  '/lessons/frontend/videos',
  '/lessons/frontend/quizzes',
  '/lessons/backend/exercises/sifarişin-məbləği',
  '/code/html',
  '/search?searchItem=css',
  '/user/student',
  '/saved',
  '/settings',
  '/panel',
  '/order',
];

/**
 * For a user with one course and nothing saved; on the pages of videos and quizzes those that they show come on top. The bell and what is
 * announced to everybody were asked for less than five minutes ago; what is announced to the course, by the first page that
 * reads the record and so learns of the course (TELL-1).
 */
export const userReads = {
  '/': 0,
  '/blogs/git': 0,
  '/code/html': 0,
  '/order': 0,
  '/lessons/frontend': 2,
  '/lessons/frontend/exercises': 2,
  '/lessons/frontend/quizzes': 4,
  '/lessons/frontend/videos': 4,
  '/settings': 1,
  '/my-orders': 2,
  '/saved': 1,
  '/user/{username}': 9,
};

/** What the questions under a video cost when they are near or asked for, and each further page of them (ASK-1). */
export const questionReads = 10;

/** What a user's deeds read and write. */
export const userActs = {
  /** The place in the video goes to the account, as each minute while it plays (VIDEO-10). */
  pause: { reads: 1, writes: 1 },
  /** READ-4. */
  save: { reads: 1, writes: 1 },
};
