import type { User } from '#domain/accounts/user.ts';
import type { LineKey } from '#domain/panel/many-grants.ts';

/** A record as it was read, with what it was found by. */
export interface Holder {
  id: string;
  value: string;
  /** `null`: the record can't be read. */
  user: User | null;
  /** Identifies what was read, so that a write can ask for just this. */
  version: string;
}

/** Records by e-mail or username, for staff (SCHOOL-3). Every method throws AppError. */
export interface StaffHolders {
  /** Every record that has one of these values; two may have the same e-mail. */
  of(field: LineKey['field'], values: readonly string[]): Promise<Holder[]>;
  /** The record as it is now; `null` when it is gone. */
  one(uid: string, field: LineKey['field']): Promise<Holder | null>;
}
