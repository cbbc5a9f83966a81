import * as v from 'valibot';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { exercisesPath } from '#core/addresses/routes.ts';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { workLimits } from './limits.ts';

export const workKinds = ['code', 'address', 'picture'] as const;

export type WorkKind = (typeof workKinds)[number];

/** `begun`: nothing was sent yet. `claimed`: a teacher reads it. */
const workStates = ['begun', 'sent', 'claimed', 'returned', 'accepted', 'withdrawn'] as const;

export type WorkState = (typeof workStates)[number];

/** `over`: the claim is older than `claimHours` and excludes nobody (TASK-2). */
type WorkStep = WorkState | 'over';

interface Move {
  by: 'student' | 'staff' | 'reader';
  from: readonly WorkStep[];
  to: readonly WorkState[]; // none: the state stays
}

const talks: Pick<Move, 'from' | 'to'> = {
  from: ['sent', 'claimed', 'over', 'returned', 'accepted'],
  to: [],
};

/** TASK-1, TASK-2. The rules decide the same way, and their tests compare both. */
export const workMoves = {
  send: { by: 'student', from: ['begun', 'returned', 'withdrawn'], to: ['sent'] },
  withdraw: { by: 'student', from: ['sent', 'over'], to: ['withdrawn'] },
  ask: { by: 'student', ...talks },
  claim: { by: 'staff', from: ['sent', 'over'], to: ['claimed'] },
  release: { by: 'reader', from: ['claimed', 'over'], to: ['sent'] },
  decide: { by: 'reader', from: ['claimed', 'over'], to: ['accepted', 'returned'] },
  undo: { by: 'reader', from: ['returned', 'accepted'], to: ['claimed'] },
  answer: { by: 'staff', ...talks },
} as const satisfies Record<string, Move>;

export type WorkMove = keyof typeof workMoves;

export const workLists = ['open', 'asked', 'decided'] as const;

export type WorkList = (typeof workLists)[number];

const Entry = v.object({
  name: v.string(),
  staff: v.optional(v.boolean(), false), // without deciding
  text: v.string(),
  version: integer,
  at: v.date(),
  result: v.optional(v.picklist(['accepted', 'returned'])),
  comments: v.optional(v.record(v.string(), v.string()), {}), // by the number of the line
});

export type WorkEntry = v.InferOutput<typeof Entry>;

export type WorkResult = NonNullable<WorkEntry['result']>;

export const WorkDocument = v.object({
  id: v.string(),
  uid: v.string(),
  name: v.string(), // as it was when the work was begun
  course: v.string(),
  task: v.string(), // a slug
  title: v.string(),
  kind: v.picklist(workKinds),
  state: v.picklist(workStates),
  version: integer, // 0 before the first
  ticket: v.optional(integer, 0), // in the queue of the course
  at: v.optional(v.date()),
  due: v.optional(v.date()), // the last moment of its group when it was sent (GROUP-3)
  claimedBy: v.optional(v.string(), ''), // who reads it, or has read it last
  claimedName: v.optional(v.string(), ''),
  claimedAt: v.optional(v.date()),
  thread: mapOf(Entry), // by number, from 0
  asked: v.boolean(), // the student has written, and staff have not answered
  rev: integer,
});

export type Work = v.InferOutput<typeof WorkDocument>;

/** One of the three; it never changes. */
export const VersionDocument = v.object({
  id: v.string(),
  code: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  picture: v.optional(v.boolean(), false),
  at: v.date(),
});

export type WorkVersion = v.InferOutput<typeof VersionDocument>;

export type WorkContent = { code: string } | { address: string } | { picture: true };

/** It names nobody (TASK-1). */
export const QueueDocument = v.object({
  id: v.string(),
  open: mapOf(v.date()), // by number: when it was sent
  last: v.optional(integer, 0),
  waits: v.optional(v.array(v.number()), []), // seconds
});

export type Queue = v.InferOutput<typeof QueueDocument>;

export interface WorkTask {
  course: string;
  task: string;
  title: string;
  kind: WorkKind;
}

/** As the panel's page has it from the build. */
export const workTaskKey = ({ course, task }: Pick<WorkTask, 'course' | 'task'>): string =>
  `${course}/${task}`;

export const workId = (uid: string, { course, task }: Pick<WorkTask, 'course' | 'task'>): string =>
  `${uid}_${course}_${task}`;

export const workPath = (id: string): string => `works/${id}`;
export const versionPath = (id: string, version: number): string => `works/${id}/versions/${version}`;
export const queuePath = (course: string): string => `queues/${course}`;

/** In Storage. */
export const workPicturePath = (
  { uid, course, task }: Pick<Work, 'uid' | 'course' | 'task'>,
  version: number,
): string => `works/${uid}/${course}_${task}/${version}`;

/** The slug is not encoded, so that the bell takes the longest. */
export const workAddress = (course: string, task: string): string => `${exercisesPath(course)}/${task}#work`;

const stepOf = ({ state, claimedAt }: Pick<Work, 'state' | 'claimedAt'>, now: Date): WorkStep =>
  state === 'claimed' && claimedAt && now.getTime() - claimedAt.getTime() >= workLimits.claimHours * 3_600_000
    ? 'over'
    : state;

/** Others can't (TASK-2). */
export const isRead = (work: Pick<Work, 'state' | 'claimedAt'>, now: Date): boolean =>
  stepOf(work, now) === 'claimed';

/** By the service's times; late work is as good as any (GROUP-3). */
export const isLate = ({ at, due }: Pick<Work, 'at' | 'due'>): boolean =>
  at !== undefined && due !== undefined && at >= due;

/** For who may make the move at all. */
export const isPossible = (move: WorkMove, work: Pick<Work, 'state' | 'claimedAt'>, now: Date): boolean =>
  (workMoves[move].from as readonly WorkStep[]).includes(stepOf(work, now));

/** TASK-2; `null`: no more, or somebody has sent or written since. */
export function undoUntil(
  work: Pick<Work, 'state' | 'claimedAt' | 'claimedBy' | 'thread'>,
  by: string,
): Date | null {
  const last = entriesOf(work).at(-1);
  const isLast = last?.result === work.state && work.claimedBy === by;
  return isLast && last ? new Date(last.at.getTime() + workLimits.undoMinutes * 60_000) : null;
}

export const isWithStaff = ({ state }: Pick<Work, 'state'>): boolean =>
  state === 'sent' || state === 'claimed';

const needs: readonly WorkState[] = ['returned', 'claimed', 'sent', 'withdrawn', 'accepted'];

/** First what came back, at last what is accepted, the newest of each first (TASK-1). */
export const byNeed = (works: readonly Work[]): Work[] =>
  works
    .filter(({ state }) => state !== 'begun')
    .sort(
      (one, other) =>
        needs.indexOf(one.state) - needs.indexOf(other.state) ||
        (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0),
    );

export const entriesOf = ({ thread }: Pick<Work, 'thread'>): WorkEntry[] =>
  Object.entries(thread)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, entry]) => entry);

/** An entry that is no decision. */
export const hasRoom = ({ thread }: Pick<Work, 'thread'>): boolean =>
  Object.keys(thread).length < workLimits.thread;

/** 1 is next. */
export const queuePosition = ({ open }: Pick<Queue, 'open'>, ticket: number): number =>
  Object.keys(open).filter((one) => Number(one) <= ticket).length;

/** The median in seconds; `null` before there are any. */
export function usualWait({ waits }: Pick<Queue, 'waits'>): number | null {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The oldest left out. */
export const waitsWith = (waits: readonly number[], seconds: number): number[] =>
  [...waits, Math.max(0, Math.round(seconds))].slice(-workLimits.waits);

/** Only the device or network of who handed the work in reaches these. */
const ownDevice =
  /^(?:127|10|192\.168|169\.254|0|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|\.(?:local|localhost|internal|test|lan)\.?$|^\[/i;
/** Of the own folder, not a host: «index.html». */
const fileName = /^[^/?#]*\.(?:html?|css|js|json|zip|rar|pdf|png|jpe?g)(?:[/?#]|$)/i;
const address = new RegExp(`^https://[^\\s"<>]{1,${workLimits.address}}$`);

/** The rules have the same pattern, without the look at the host. `null`: none of https, or a name before the host hides it. */
export function workAddressIn(typed: string): string | null {
  const line = cleanLine(typed).replace(/^https:/i, 'https:');
  // What people copy from a browser's bar lacks the scheme.
  const lacksScheme =
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]|$)/u.test(line) && !fileName.test(line);
  const clean = lacksScheme ? `https://${line}` : line;
  const parts = parseUrl(clean);
  const isPlain =
    parts !== null &&
    parts.username === '' &&
    parts.password === '' &&
    /[^.]\.[^.]/.test(parts.hostname) &&
    !ownDevice.test(parts.hostname);
  return isPlain && address.test(clean) && !/^https:\/\/\//.test(clean) ? clean : null;
}

/** As the service counts them. */
export const bytesOf = (code: string): number => new TextEncoder().encode(code).length;
