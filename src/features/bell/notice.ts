import { bellLimits } from './limits.ts';

/** What staff tell a user in the bell (TELL-2). The rules have the same list. */
export const noticeKinds = ['answer', 'order', 'certificate', 'work', 'quiz'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** The document of announcements for everybody; every other one is named after its course (TELL-1). */
export const forAll = 'all';

/** What a user can switch off: announcements (TELL-1) stand in the bell, too. */
export const bellKinds = [...noticeKinds, 'announcement'] as const;

export type BellKind = (typeof bellKinds)[number];

export interface NewNotice {
  kind: NoticeKind;
  /** The thing that it is about, by the id of its document: a newer notice about it replaces the older one. */
  about: string;
  title: string; // one line
  path: string; // where it leads to on this site
}

export const noticesPath = (uid: string): string => `users/${uid}/notices/list`;

export const noticeId = ({ kind, about }: Pick<NewNotice, 'kind' | 'about'>): string =>
  `${kind}-${about}`.slice(0, 64);

/** The oldest make room. Fewer stay than there may be, so that what others of staff write meanwhile has room, too. */
export function withoutRoom(kept: readonly { id: string; at: Date }[], id: string): string[] {
  const others = kept.filter((one) => one.id !== id).sort((a, b) => b.at.getTime() - a.at.getTime());
  return others.slice(bellLimits.kept - 1).map((one) => one.id);
}

const sitePath = new RegExp(`^/([^/\\s"<>\\\\][^\\s"<>\\\\]{0,${bellLimits.path - 2}})?$`);
const webAddress = new RegExp(`^https://[^\\s"<>]{1,${bellLimits.path - 8}}$`);

/** The rules have the same pattern. */
export const isSitePath = (address: string): boolean => sitePath.test(address);

export const isLink = (address: string): boolean => isSitePath(address) || webAddress.test(address);
