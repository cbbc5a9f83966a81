import * as v from 'valibot';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { exercisesPath } from '#core/addresses/routes.ts';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { workLimits } from './limits.ts';

/** What is handed in: code from the editor of the page, the address of a page or a repository, or a picture (TASK-1). */
export const workKinds = ['code', 'address', 'picture'] as const;

export type WorkKind = (typeof workKinds)[number];

/** `begun`: nothing was sent yet. `claimed`: a teacher reads it. */
const workStates = ['begun', 'sent', 'claimed', 'returned', 'accepted', 'withdrawn'] as const;

export type WorkState = (typeof workStates)[number];

/** A state, or `over`: claimed longer ago than `claimHours`, so that the claim excludes nobody any more (TASK-2). */
type WorkStep = WorkState | 'over';

interface Move {
  /** `reader`: who has the claim. */
  by: 'student' | 'staff' | 'reader';
  from: readonly WorkStep[];
  /** Without a state, it stays. */
  to: readonly WorkState[];
}

const talks: Pick<Move, 'from' | 'to'> = {
  from: ['sent', 'claimed', 'over', 'returned', 'accepted'],
  to: [],
};

/** Who may do what with a work, and when (TASK-1, TASK-2). The rules decide the same way, and their tests compare both. */
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

/** The lists of the panel: what is with staff, what students have written since, and what staff have decided (TASK-2). */
export const workLists = ['open', 'asked', 'decided'] as const;

export type WorkList = (typeof workLists)[number];

const Entry = v.object({
  /** The first name of the author. */
  name: v.string(),
  /** Staff write without deciding. */
  staff: v.optional(v.boolean(), false),
  text: v.string(),
  /** The version that it is about. */
  version: integer,
  at: v.date(),
  /** Staff have decided about that version. */
  result: v.optional(v.picklist(['accepted', 'returned'])),
  /** Comments, by the number of the line of that version. */
  comments: v.optional(v.record(v.string(), v.string()), {}),
});

export type WorkEntry = v.InferOutput<typeof Entry>;

export type WorkResult = NonNullable<WorkEntry['result']>;

/** A document of `works`: one student's task that is handed in. */
export const WorkDocument = v.object({
  id: v.string(),
  uid: v.string(),
  /** Name and surname of the student when it was begun. */
  name: v.string(),
  course: v.string(),
  /** The slug of the exercise. */
  task: v.string(),
  title: v.string(),
  kind: v.picklist(workKinds),
  state: v.picklist(workStates),
  /** The number of the newest version; 0 before the first. */
  version: integer,
  /** Its number in the queue of the course, and when it was sent. */
  ticket: v.optional(integer, 0),
  at: v.optional(v.date()),
  /** Who reads it, or has read it last. */
  claimedBy: v.optional(v.string(), ''),
  claimedName: v.optional(v.string(), ''),
  claimedAt: v.optional(v.date()),
  /** By their number, from 0. */
  thread: mapOf(Entry),
  /** The student has written, and staff have not answered. */
  asked: v.boolean(),
  rev: integer,
});

export type Work = v.InferOutput<typeof WorkDocument>;

/** A document of `versions` below a work: one of the three. It never changes. */
export const VersionDocument = v.object({
  id: v.string(),
  code: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  picture: v.optional(v.boolean(), false),
  at: v.date(),
});

export type WorkVersion = v.InferOutput<typeof VersionDocument>;

/** What is sent. */
export type WorkContent = { code: string } | { address: string } | { picture: true };

/** A document of `queues`: what is with staff in a course. It names nobody (TASK-1). */
export const QueueDocument = v.object({
  id: v.string(),
  /** When each was sent, by its number. */
  open: mapOf(v.date()),
  last: v.optional(integer, 0),
  /** How long the last ones have waited, in seconds. */
  waits: v.optional(v.array(v.number()), []),
});

export type Queue = v.InferOutput<typeof QueueDocument>;

/** The task that a work answers. */
export interface WorkTask {
  course: string;
  task: string;
  title: string;
  kind: WorkKind;
}

/** The task of a work, as the panel's page has it from the build. */
export const workTaskKey = ({ course, task }: Pick<WorkTask, 'course' | 'task'>): string =>
  `${course}/${task}`;

export const workId = (uid: string, { course, task }: Pick<WorkTask, 'course' | 'task'>): string =>
  `${uid}_${course}_${task}`;

export const workPath = (id: string): string => `works/${id}`;
export const versionPath = (id: string, version: number): string => `works/${id}/versions/${version}`;
export const queuePath = (course: string): string => `queues/${course}`;

/** Where the picture of a version is in Storage. */
export const workPicturePath = (
  { uid, course, task }: Pick<Work, 'uid' | 'course' | 'task'>,
  version: number,
): string => `works/${uid}/${course}_${task}/${version}`;

/** Where a student finds the work. The slug of a task stands in it as it is, so that the bell takes the longest. */
export const workAddress = (course: string, task: string): string => `${exercisesPath(course)}/${task}#work`;

const stepOf = ({ state, claimedAt }: Pick<Work, 'state' | 'claimedAt'>, now: Date): WorkStep =>
  state === 'claimed' && claimedAt && now.getTime() - claimedAt.getTime() >= workLimits.claimHours * 3_600_000
    ? 'over'
    : state;

/** Whether somebody reads it, so that others can't (TASK-2). */
export const isRead = (work: Pick<Work, 'state' | 'claimedAt'>, now: Date): boolean =>
  stepOf(work, now) === 'claimed';

/** Whether a move is possible now, for who may make it at all. */
export const isPossible = (move: WorkMove, work: Pick<Work, 'state' | 'claimedAt'>, now: Date): boolean =>
  (workMoves[move].from as readonly WorkStep[]).includes(stepOf(work, now));

/**
 * Until when who has decided can take it back (TASK-2): for some minutes, while nobody has sent or written anything since. `null`: no more.
 */
export function undoUntil(
  work: Pick<Work, 'state' | 'claimedAt' | 'claimedBy' | 'thread'>,
  by: string,
): Date | null {
  const last = entriesOf(work).at(-1);
  const isLast = last?.result === work.state && work.claimedBy === by;
  return isLast && last ? new Date(last.at.getTime() + workLimits.undoMinutes * 60_000) : null;
}

/** Whether it is with staff. */
export const isWithStaff = ({ state }: Pick<Work, 'state'>): boolean =>
  state === 'sent' || state === 'claimed';

const needs: readonly WorkState[] = ['returned', 'claimed', 'sent', 'withdrawn', 'accepted'];

/** The works of a student that were sent: first what came back, at last what is accepted, the newest of each first (TASK-1). */
export const byNeed = (works: readonly Work[]): Work[] =>
  works
    .filter(({ state }) => state !== 'begun')
    .sort(
      (one, other) =>
        needs.indexOf(one.state) - needs.indexOf(other.state) ||
        (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0),
    );

/** The thread in its order. */
export const entriesOf = ({ thread }: Pick<Work, 'thread'>): WorkEntry[] =>
  Object.entries(thread)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, entry]) => entry);

/** Whether there is room for another entry that is no decision. */
export const hasRoom = ({ thread }: Pick<Work, 'thread'>): boolean =>
  Object.keys(thread).length < workLimits.thread;

/** How many were sent before this one and are with staff, and this one: 1 is next. */
export const placeIn = ({ open }: Pick<Queue, 'open'>, ticket: number): number =>
  Object.keys(open).filter((one) => Number(one) <= ticket).length;

/** The usual waiting time: the median of the last ones in seconds; `null` before there are any. */
export function usualWait({ waits }: Pick<Queue, 'waits'>): number | null {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The last waiting times with one more, the oldest left out. */
export const waitsWith = (waits: readonly number[], seconds: number): number[] =>
  [...waits, Math.max(0, Math.round(seconds))].slice(-workLimits.waits);

/** Hosts that only the device or the network of who handed the work in can reach. */
const ownDevice =
  /^(?:127|10|192\.168|169\.254|0|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|\.(?:local|localhost|internal|test|lan)\.?$|^\[/i;
/** A file's name, not a host's: «index.html» of the own folder. */
const fileName = /^[^/?#]*\.(?:html?|css|js|json|zip|rar|pdf|png|jpe?g)(?:[/?#]|$)/i;
const address = new RegExp(`^https://[^\\s"<>]{1,${workLimits.address}}$`);

/**
 * The address that a student hands in, as it was typed but for signs that nobody sees. The rules have the same pattern, without the look at
 * the host. @returns `null` if it is none of https: a name before the host would hide which one that is.
 */
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

/** Bytes of code as the service counts them. */
export const bytesOf = (code: string): number => new TextEncoder().encode(code).length;
