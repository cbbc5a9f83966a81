import { AppError } from '#domain/shared/errors.ts';
import { publishedUntil } from './content.ts';
import { connection } from './database.ts';
import { request, rootOf } from './firestore/request.ts';
import { structuredQuery } from './firestore/structured-query.ts';
import { isObject } from './firestore/value.ts';

/**
 * The service's time, which the rules compare with; the clock of the machine that builds may be wrong. Every answer names
 * it, also that of a query that finds nothing. @throws AppError
 */
export async function serviceTime(): Promise<Date> {
  const own = connection();
  const query = structuredQuery(publishedUntil('blogs', new Date(0)), rootOf(own), 1);
  const answer = await request(own, 'runQuery', { structuredQuery: query });
  const [entry] = Array.isArray(answer) ? answer : [];
  const time = new Date(isObject(entry) ? String(entry.readTime) : Number.NaN);
  if (Number.isNaN(time.getTime())) throw new AppError('firestore/unavailable', new TypeError('no time'));
  return time;
}
