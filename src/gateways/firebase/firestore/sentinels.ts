import { encode, type Json } from './value.ts';

/** In the place of a field's value: what the service is to do with the field. Stands at the top of a document only. */
export class Sentinel {
  /** The transform of Firestore's REST interface, `null` to remove the field. */
  readonly transform: Json | null;

  constructor(transform: Json | null) {
    this.transform = transform;
  }
}

/** The time at which the service has the request. */
export const serverTimestamp = (): Sentinel => new Sentinel({ setToServerValue: 'REQUEST_TIME' });

/** Adds what the list does not have at its end. */
export const arrayUnion = (...values: unknown[]): Sentinel =>
  new Sentinel({ appendMissingElements: { values: values.map(encode) } });

/** Takes out of the list whatever equals one of these. */
export const arrayRemove = (...values: unknown[]): Sentinel =>
  new Sentinel({ removeAllFromArray: { values: values.map(encode) } });

export const deleteField = (): Sentinel => new Sentinel(null);
