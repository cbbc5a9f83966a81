import * as v from 'valibot';
import { endOf } from '#core/session/grants.ts';
import { dayMs } from '#core/time/dates.ts';
import { isLink } from '#features/bell/notice.ts';
import { announcementLimits } from '../limits.ts';
import { announcementParts } from '../tell.ts';

/** What staff type for an announcement (TELL-1); the last day as the field has it. */
export const AnnouncementForm = v.object({
  course: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  day: v.optional(v.string(), ''),
  link: v.optional(v.string(), ''),
});

export type AnnouncementForm = v.InferOutput<typeof AnnouncementForm>;

type Problem = { kind: 'required' | 'long' | 'link' | 'far'; field?: keyof AnnouncementForm };

/** The first problem of the form, besides a day that is over. */
export function announcementProblem(
  { course, text, day, link }: AnnouncementForm,
  now: Date,
): Problem | null {
  const missing = course === '' ? 'course' : text.trim() === '' ? 'text' : day === '' ? 'day' : null;
  if (missing) return { kind: 'required', field: missing };
  if (text.trim().length > announcementLimits.text) return { kind: 'long', field: 'text' };
  if (link.trim() !== '' && !isLink(link.trim())) return { kind: 'link', field: 'link' };
  const end = endOf(day);
  const latest = now.getTime() + announcementLimits.days * dayMs;
  return end instanceof Date && end.getTime() > latest ? { kind: 'far', field: 'day' } : null;
}

/** What an address fills in; `null` for nothing. */
export function filledBy(search: string): AnnouncementForm | null {
  const asked = new URLSearchParams(search);
  const filled = Object.fromEntries(announcementParts.map((part) => [part, asked.get(part) ?? '']));
  return filled.text === '' ? null : v.parse(AnnouncementForm, filled);
}

/** What is pasted into a group of a messenger. @param origin of the site, for a link that has none */
export const messageOf = (
  { text, link }: { text: string; link?: string | undefined },
  origin: string,
): string => (link ? `${text}\n${new URL(link, origin).href}` : text);
