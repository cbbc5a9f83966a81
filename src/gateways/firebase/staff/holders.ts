import { UserDocument } from '#domain/accounts/user.ts';
import type { LineKey } from '#domain/panel/many-grants.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Holder, StaffHolders } from '../../staff/holders.ts';
import { database } from '../database.ts';
import { parsed } from '../documents.ts';
import type { StoredDocument } from '../firestore/document.ts';
import { holdersAmong, mostAmong } from '../queries/people.ts';

function holderOf(document: StoredDocument, field: LineKey['field']): Holder {
  const result = parsed(document, UserDocument);
  if ('malformed' in result) console.error(`users/${document.id}:`, result.malformed);
  return {
    id: document.id,
    value: String(document.data[field]),
    user: 'item' in result ? result.item : null,
    version: document.updateTime,
  };
}

export const holders: StaffHolders = {
  async of(field, values) {
    const starts = Array.from(
      { length: Math.ceil(values.length / mostAmong) },
      (_, part) => part * mostAmong,
    );
    const pages = starts.map((start) =>
      database().query(holdersAmong(field, values.slice(start, start + mostAmong)), limits.page),
    );
    return (await Promise.all(pages)).flat().map((document) => holderOf(document, field));
  },
  async one(uid, field) {
    const document = await database().get(`users/${uid}`);
    return document && holderOf(document, field);
  },
};
