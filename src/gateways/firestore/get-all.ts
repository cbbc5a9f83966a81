import { AppError } from '#domain/shared/errors.ts';
import { documentIn, type StoredDocument } from './document.ts';
import { type Connection, request, rootOf } from './request.ts';
import { isObject } from './value.ts';

/**
 * Reads several documents in one request, each at its own place; `null` for one that does not exist. The rules are asked
 * for each of them. Not a method of `Firestore`, because only staff need it. @throws AppError
 */
export async function getAll(
  connection: Connection,
  paths: readonly string[],
): Promise<(StoredDocument | null)[]> {
  const names = paths.map((path) => `${rootOf(connection)}/${path}`);
  const answers = await request(connection, 'batchGet', { documents: names });
  try {
    // The service answers in an order of its own.
    const found = new Map((Array.isArray(answers) ? answers : []).map(answerOf));
    return names.map((name) => {
      const document = found.get(name);
      if (document === undefined) throw new TypeError(`no answer about ${name}`);
      return document;
    });
  } catch (error) {
    throw new AppError('firestore/unavailable', error);
  }
}

function answerOf(answer: unknown): [name: unknown, document: StoredDocument | null] {
  if (isObject(answer) && answer.missing !== undefined) return [answer.missing, null];
  const document = documentIn(isObject(answer) ? answer.found : undefined);
  return [document.name, document];
}
