import { hashtagsOfForm, withHashtags } from '#core/words/hashtags.ts';

// One change of many videos, posts or snippets (PANEL-15): what it means for each is said before anything is sent. What
// may be saved decide the rules of the forms.

/** Hashtags are added or removed, a course is set, all of it goes to the trash. */
export const contentActions = ['add', 'remove', 'course', 'delete'] as const;
export type ContentAction = (typeof contentActions)[number];

export type ContentTask =
  | { action: 'add' | 'remove'; tags: readonly string[] }
  | { action: 'course'; course: string }
  | { action: 'delete' };

/** What was typed as a task; `tags` are separated by spaces. */
export interface TypedTask {
  action: ContentAction;
  tags: string;
  course: string;
}

/** The task that was typed; `null`: something is missing. */
export function taskIn({ action, tags, course }: TypedTask): ContentTask | null {
  if (action === 'delete') return { action };
  if (action === 'course') return course === '' ? null : { action, course };
  const all = hashtagsOfForm(tags);
  return all.length === 0 ? null : { action, tags: all };
}

/** What will happen to a document. */
export type ContentPlan =
  /** It will be saved, or go to the trash. */
  | 'change'
  | 'delete'
  /** Nothing, because it is so already. */
  | 'same'
  /** Nothing, because it can't be done: it can't be read, is gone, or is being edited in this browser. */
  | 'malformed'
  | 'gone'
  | 'draft'
  /** It would have no hashtag, or too many. */
  | 'last'
  | 'too-many'
  /** A free video has no course of its own, but a course's hashtag; a course's video has its hashtag. */
  | 'free'
  | 'last-course'
  | 'own-course'
  /** Something else in it has to be corrected first. */
  | 'form';

export const isWrite = (plan: ContentPlan): boolean => plan === 'change' || plan === 'delete';

/** A plan, with what would be saved and which hashtags that adds or removes. */
export interface Planned<Text> {
  plan: ContentPlan;
  text?: Text;
  tags?: readonly string[];
}

type TagTask = Extract<ContentTask, { tags: readonly string[] }>;

export const tagsAfter = (tags: readonly string[], task: TagTask): string[] =>
  task.action === 'add' ? withHashtags(tags, task.tags) : tags.filter((tag) => !task.tags.includes(tag));

/** The hashtags that the task adds or removes. */
export const changedTags = (tags: readonly string[], task: TagTask): string[] =>
  task.tags.filter((tag) => tags.includes(tag) === (task.action === 'remove'));

const planOfTags: Record<string, ContentPlan> = {
  missing: 'last',
  hashtags: 'too-many',
  course: 'last-course',
};

export const planOfProblem = ({ kind, field }: { kind: string; field: string }): ContentPlan =>
  (['hashtags', 'tags'].includes(field) && planOfTags[kind]) || 'form';
