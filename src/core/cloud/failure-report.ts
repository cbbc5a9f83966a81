// A report names no person: no message (it may quote what was typed), only the first part of the page's path, only places in our scripts.
import { parseUrl } from '#core/addresses/readable-address.ts';

export interface FailureReport {
  kind: 'error' | 'rejection' | 'caught' | 'policy';
  section: string; // the first part of the page's address: /blogs
  what: string; // name and code of the error, or directive and origin that the policy refused
  places: string[]; // our scripts with line and column, innermost first
}

export type VisitTimes = Partial<Record<(typeof measures)[number], number>>; // ms; `CLS` is the share of the screen that moved

export type VisitReport = { kind: 'visit'; section: string } & VisitTimes;

export const measures = ['LCP', 'INP', 'CLS'] as const; // https://web.dev/articles/vitals

export function reportOfVisit(
  times: VisitTimes,
  { pathname }: Pick<Location, 'pathname'>,
): VisitReport | null {
  const measured = measures.flatMap((name) => {
    const value = times[name];
    return value === undefined
      ? []
      : [[name, name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)]];
  });
  return measured.length === 0
    ? null
    : { kind: 'visit', section: sectionOf(pathname), ...Object.fromEntries(measured) };
}

export interface Refusal {
  effectiveDirective: string;
  blocked: string;
  sourceFile: string | null;
}

const mostPlaces = 6;

const sectionOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** Names and codes are written by programmers; anything else is left out. */
const word = (value: unknown): string =>
  typeof value === 'string' && /^[\w./-]{1,60}$/.test(value) ? value : '';

/** An inline script has the address of its page, and is left out like others' files. */
function placesIn(trace: string, origin: string): string[] {
  const places = [...trace.matchAll(/(https?:\/\/[^\s/]+)(\/_astro\/[\w.~-]+:\d+:\d+)/g)];
  return places.flatMap(([, from, place = '']) => (from === origin ? [place] : [])).slice(0, mostPlaces);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const own = [word(error.name), 'code' in error ? word(error.code) : ''].filter(Boolean).join(' ');
  return error.cause === undefined ? own : `${own} < ${nameOf(error.cause)}`.slice(0, 200);
}

/** `null` for a failure of others, such as a browser's extension. */
export function reportOfError(
  kind: FailureReport['kind'],
  error: unknown,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): FailureReport | null {
  const traces = error instanceof Error ? [error.stack, causeOf(error)?.stack] : [];
  const places = placesIn(traces.join('\n'), origin);
  return places.length === 0 && kind !== 'caught'
    ? null
    : { kind, section: sectionOf(pathname), what: nameOf(error), places };
}

const causeOf = ({ cause }: Error): Error | null => (cause instanceof Error ? cause : null);

export function reportOfRefusal(
  { effectiveDirective, blocked, sourceFile }: Refusal,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): FailureReport | null {
  const isOthers = [blocked, sourceFile ?? ''].some((address) => /-extension\b/.test(address));
  if (isOthers) return null;
  const what = parseUrl(blocked);
  const refused = what === null ? word(blocked) : what.origin === 'null' ? what.protocol : what.origin;
  return {
    kind: 'policy',
    section: sectionOf(pathname),
    what: `${word(effectiveDirective)} ${refused}`,
    places: sourceFile ? placesIn(`${sourceFile}:0:0`, origin) : [],
  };
}
