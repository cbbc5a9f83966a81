import type { Fields } from '#core/cloud/operation.ts';
import { patch } from '../support/attack.ts';
import { createBlog, createCode, editBlog, editCode } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { blog, long, wrongLines } from '../support/documents.ts';
import { wrongHashtags } from '../support/hashtags.ts';
import { everyone } from '../support/people.ts';

/** Rules that hold for posts only or for snippets only. */
export const posts = chapter('[PANEL-3] [PANEL-5] [PANEL-6] blogs and codes, what differs');
const { deny, reads, refuses } = posts;
const teacher = posts.committer('teacher');

reads('slugs/blogs_yazi', everyone);

const wrong: Record<string, unknown[]> = {
  author: ['Ad admin', '', undefined],
  author_image: ['javascript:1', 5, undefined],
  blog_image: ['', 'a.webp', `https://${long(501)}`, undefined],
  hashtags: wrongHashtags,
};
for (const [field, values] of Object.entries(wrong)) {
  refuses('teacher', 'creates a blog', (over) => createBlog('teacher', over), field, values);
}
teacher.may(
  'creates a blog with a portrait',
  createBlog('teacher', { author_image: 'https://h.az/p.webp?alt=media' }),
);
const edits: Fields[] = [{ author: 'Ad admin' }, { author_image: 'https://h.az/x' }, { blog_image: 'x' }];
for (const over of edits)
  deny('admin', `edits a blog: ${JSON.stringify(over)}`, commit(editBlog('admin', over)));

refuses('teacher', 'creates a code', (over) => createCode('teacher', over), 'codeName', ['python', '', 5]);
teacher.mayNot('moves a code to another language', editCode('teacher', { codeName: 'js' }));
teacher.may(
  'creates a code whose slug another language has',
  createCode('teacher', { codeName: 'html', slug: 'grid' }),
);
teacher.mayNot(
  'edits a blog into the name of an entry about codes',
  patch(editBlog('teacher'), 'audit/new-entry', { collection: 'codes' }),
);

const series = 'Səliqəli veb-səhifə';
teacher.may('[READ-9] creates a part of a series', createBlog('teacher', { series }));
teacher.may('[READ-9] adds a blog to a series', editBlog('teacher', { series }));
teacher.may(
  '[READ-9] takes a blog out of its series',
  patch(editBlog('teacher'), 'blogs/one/versions/1', { series }),
  { 'blogs/one': blog({ series }) },
);
refuses('teacher', '[READ-9] creates a part of a series', (over) => createBlog('teacher', over), 'series', [
  '',
  5,
  long(61),
  null,
  ...wrongLines,
]);
teacher.mayNot(
  '[READ-9] creates a part of a series with another field',
  createBlog('teacher', { series, part: 2 }),
);
teacher.mayNot(
  '[READ-9] replaces a field by a series',
  createBlog('teacher', { series, author_image: undefined }),
);
