import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { planVideo } from '#features/videos/desk/video-form.ts';
import type { Video } from '#features/videos/video.ts';
import { idsBetween } from './list-query.ts';
import { type ContentTask, taskIn } from './many-changes.ts';
import { planPost, type StaffPost } from './public-form.ts';

const now = new Date('2026-06-01T10:00:00Z');
const courses = ['frontend', 'backend'];
const common = {
  id: 'v',
  title: 'Flexbox',
  titleKey: 'flexbox',
  url: 'nu_pCVPKzTk',
  duration: 60,
  time: new Date(0),
  rev: 3,
  audit: 'a',
};
const ofGroup = (hashtags: string[], group = 'frontend'): Video => ({
  ...common,
  demo: 'false',
  group,
  paid: 'paid',
  hashtags,
});
const free = (hashtags: string[]): Video => ({ ...common, demo: 'true', paid: '', hashtags });
/** A video of frontend with another hashtag. */
const own = ofGroup(['css', 'frontend']);
const add = (...tags: string[]): ContentTask => ({ action: 'add', tags });
const remove = (...tags: string[]): ContentTask => ({ action: 'remove', tags });
const course = (path: string): ContentTask => ({ action: 'course', course: path });
const many = Array.from({ length: limits.hashtags - 1 }, (_, n) => `t${n}`);

describe('[PANEL-15] the task that was typed', () => {
  test('needs hashtags or a course, but for a deletion', () => {
    expect(taskIn({ action: 'add', tags: 'css html', course: 'x' })).toEqual(add('css', 'html'));
    expect(taskIn({ action: 'remove', tags: '', course: 'x' })).toBeNull();
    expect(taskIn({ action: 'course', tags: 'css', course: 'backend' })).toEqual(course('backend'));
    expect(taskIn({ action: 'course', tags: 'css', course: '' })).toBeNull();
    expect(taskIn({ action: 'delete', tags: '', course: '' })).toEqual({ action: 'delete' });
  });
});

describe('[PANEL-15] what happens to a video', () => {
  test.each<[string, Video, ContentTask, object]>([
    ['gets what it lacks', own, add('css', 'js'), { plan: 'change', tags: ['js'] }],
    ['has it already', own, add('css'), { plan: 'same' }],
    ['would have too many', ofGroup([...many, 'frontend']), add('js'), { plan: 'too-many' }],
    ['loses what it has', own, remove('js', 'css'), { plan: 'change', tags: ['css'] }],
    ['lacks it', own, remove('js'), { plan: 'same' }],
    ['keeps the hashtag of its course', own, remove('frontend'), { plan: 'own-course' }],
    ['loses only the others', own, remove('frontend', 'css'), { tags: ['css'] }],
    ['keeps one hashtag', ofGroup(['css'], 'old'), remove('css'), { plan: 'last' }],
    [
      'keeps one of a course, if free',
      free(['css', 'frontend']),
      remove('frontend'),
      { plan: 'last-course' },
    ],
    ['keeps another of a course', free(['backend', 'frontend']), remove('frontend'), { plan: 'change' }],
    ['goes to a course', own, course('backend'), { plan: 'change', tags: ['backend'] }],
    ['is there already', own, course('frontend'), { plan: 'same' }],
    ['gets only the hashtag', ofGroup(['css'], 'frontend'), course('frontend'), { tags: ['frontend'] }],
    ['has no course of its own, if free', free(['frontend']), course('backend'), { plan: 'free' }],
    ['goes to the trash', free([]), { action: 'delete' }, { plan: 'delete' }],
  ])('%s', (_, video, task, planned) => {
    expect(planVideo(video, task, courses, now)).toMatchObject(planned);
  });

  test('keeps everything else', () => {
    expect(planVideo(own, course('backend'), courses, now).text).toEqual({
      title: 'Flexbox',
      url: 'nu_pCVPKzTk',
      demo: 'false',
      paid: 'paid',
      group: 'backend',
      duration: 60,
      hashtags: ['css', 'frontend', 'backend'],
    });
    const { duration: _, ...unmeasured } = free(['frontend']);
    expect(planVideo(unmeasured, add('css'), courses, now).text).toEqual({
      title: 'Flexbox',
      url: 'nu_pCVPKzTk',
      demo: 'true',
      paid: '',
      hashtags: ['frontend', 'css'],
    });
  });

  test('is not saved if something else is wrong with it', () => {
    expect(planVideo({ ...free(['frontend']), title: ' ' }, add('css'), courses, now).plan).toBe('form');
  });
});

describe('[PANEL-15] what happens to a post', () => {
  const post: StaffPost = {
    id: 'p',
    title: 'Git',
    content: '<p>a</p>',
    hashtags: ['git'],
    blog_image: '/a.webp',
    author: 'N S',
    author_image: '',
    slug: 'git',
    time: new Date('2026-05-01T10:00:00Z'),
    rev: 1,
    audit: 'a',
  };
  const before = new Date('2026-04-30T10:00:00Z');

  test.each<[string, ContentTask, object]>([
    ['gets a hashtag', add('css'), { plan: 'change', tags: ['css'], text: { hashtags: ['git', 'css'] } }],
    ['has it already', add('git'), { plan: 'same' }],
    ['keeps one', remove('git'), { plan: 'last' }],
    ['would have too many', add(...many, 'js'), { plan: 'too-many' }],
    ['goes to the trash', { action: 'delete' }, { plan: 'delete' }],
    ['has no course', course('frontend'), { plan: 'form' }],
  ])('%s, planned or published', (_, task, planned) => {
    expect(planPost(post, task, before)).toMatchObject(planned);
    expect(planPost(post, task, new Date('2026-06-01T10:00:00Z'))).toMatchObject(planned);
  });

  test('is not saved if something else is wrong with it', () => {
    expect(planPost({ ...post, content: '' }, add('css'), before).plan).toBe('form');
  });
});

test('[PANEL-15] a range goes either way, and is one row where it has no beginning', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(idsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(ids, 'x', 'c')).toEqual(['c']);
  expect(idsBetween(ids, null, 'c')).toEqual(['c']);
});
