/** A post as Firestore keeps it; a test says what is different about its own. */
export const post = {
  time: new Date('2026-03-01T10:00:00Z'),
  author: 'Kamran Əsgərov',
  author_image: '',
  blog_image: 'https://h.example/a.webp',
  title: 'Təzə',
  titleKey: 'teze',
  content: '<p>Salam</p>',
  hashtags: ['css'],
  slug: 'təzə',
  rev: 1,
  audit: 'x',
};

/** A snippet, in the same way. */
export const snippet = {
  time: new Date('2026-03-01T10:00:00Z'),
  codeName: 'css',
  title: 'Təzə kod',
  titleKey: 'teze kod',
  content: '<p>Salam</p>',
  slug: 'təzə-kod',
  rev: 1,
  audit: 'x',
};
