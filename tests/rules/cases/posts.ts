import type { Fields } from '#gateways/operation.ts';
import { patch } from '../support/attack.ts';
import { createBlog, createCode, editBlog, editCode } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { blog, long, wrongLines } from '../support/documents.ts';
import { wrongHashtags } from '../support/hashtags.ts';
import { everyone } from '../support/people.ts';

/** Rules that hold for posts only or for snippets only. */
export const posts = chapter('[PANEL-3] [PANEL-5] [PANEL-6] blogs and codes, what differs');
const { allow, deny, reads, refuses } = posts;

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
allow(
  'teacher',
  'creates a blog with a portrait',
  commit(createBlog('teacher', { author_image: 'https://h.az/p.webp?alt=media' })),
);
const edits: Fields[] = [{ author: 'Ad admin' }, { author_image: 'https://h.az/x' }, { blog_image: 'x' }];
for (const over of edits)
  deny('admin', `edits a blog: ${JSON.stringify(over)}`, commit(editBlog('admin', over)));

refuses('teacher', 'creates a code', (over) => createCode('teacher', over), 'codeName', ['python', '', 5]);
deny('teacher', 'moves a code to another language', commit(editCode('teacher', { codeName: 'js' })));
allow(
  'teacher',
  'creates a code whose slug another language has',
  commit(createCode('teacher', { codeName: 'html', slug: 'grid' })),
);
deny(
  'teacher',
  'edits a blog into the name of an entry about codes',
  commit(patch(editBlog('teacher'), 'audit/new-entry', { collection: 'codes' })),
);

const series = 'Səliqəli veb-səhifə';
allow('teacher', '[READ-9] creates a part of a series', commit(createBlog('teacher', { series })));
allow('teacher', '[READ-9] adds a blog to a series', commit(editBlog('teacher', { series })));
allow('teacher', '[READ-9] takes a blog out of its series', commit(editBlog('teacher')), {
  'blogs/one': blog({ series }),
});
refuses('teacher', '[READ-9] creates a part of a series', (over) => createBlog('teacher', over), 'series', [
  '',
  5,
  long(61),
  null,
  ...wrongLines,
]);
deny(
  'teacher',
  '[READ-9] creates a part of a series with another field',
  commit(createBlog('teacher', { series, part: 2 })),
);
deny(
  'teacher',
  '[READ-9] replaces a field by a series',
  commit(createBlog('teacher', { series, author_image: undefined })),
);
