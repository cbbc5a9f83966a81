import { hashtagsOfForm, withHashtags } from '#core/words/hashtags.ts';

// What one change of many documents (PANEL-15) means for each is said before anything is sent; what may be saved decide the rules of the forms.

export const contentActions = ['add', 'remove', 'course', 'delete'] as const;
export type ContentAction = (typeof contentActions)[number];

export type ContentTask =
  | { action: 'add' | 'remove'; tags: readonly string[] }
  | { action: 'course'; course: string }
  | { action: 'delete' };

/** `tags` are separated by spaces. */
export interface TypedTask {
  action: ContentAction;
  tags: string;
  course: string;
}

export function taskIn({ action, tags, course }: TypedTask): ContentTask | null {
  if (action === 'delete') return { action };
  if (action === 'course') return course === '' ? null : { action, course };
  const all = hashtagsOfForm(tags);
  return all.length === 0 ? null : { action, tags: all };
}

export type ContentPlan =
  | 'change'
  | 'delete'
  | 'same' // it is so already
  /** The document can't be read, is gone, or is being edited in this browser. */
  | 'malformed'
  | 'gone'
  | 'draft'
  /** The document would have no hashtag, or too many. */
  | 'last'
  | 'too-many'
  /** A free video has no course of its own, but a course's hashtag; a course's video has its hashtag. */
  | 'free'
  | 'last-course'
  | 'own-course'
  /** Something else in the document has to be corrected first. */
  | 'form';

export const isWrite = (plan: ContentPlan): boolean => plan === 'change' || plan === 'delete';

export interface Planned<Text> {
  plan: ContentPlan;
  text?: Text;
  tags?: readonly string[];
}

type TagTask = Extract<ContentTask, { tags: readonly string[] }>;

export const tagsAfter = (tags: readonly string[], task: TagTask): string[] =>
  task.action === 'add' ? withHashtags(tags, task.tags) : tags.filter((tag) => !task.tags.includes(tag));

export const changedTags = (tags: readonly string[], task: TagTask): string[] =>
  task.tags.filter((tag) => tags.includes(tag) === (task.action === 'remove'));

const planOfTags: Record<string, ContentPlan> = {
  missing: 'last',
  hashtags: 'too-many',
  course: 'last-course',
};

export const planOfProblem = ({ kind, field }: { kind: string; field: string }): ContentPlan =>
  (['hashtags', 'tags'].includes(field) && planOfTags[kind]) || 'form';
