import { encode, type Json } from './value.ts';

/**
 * Used instead of a field's value: tells the service how to change the field. Allowed only at the top level of a
 * document.
 */
export class Sentinel {
  /** The transform in the form of the REST interface; `null` removes the field. */
  readonly transform: Json | null;

  constructor(transform: Json | null) {
    this.transform = transform;
  }
}

/** Sets the time at which the service receives the request. */
export const serverTimestamp = (): Sentinel => new Sentinel({ setToServerValue: 'REQUEST_TIME' });

/** Appends the values that the list does not contain yet. */
export const arrayUnion = (...values: unknown[]): Sentinel =>
  new Sentinel({ appendMissingElements: { values: values.map(encode) } });

/** Removes every element that equals one of these values. */
export const arrayRemove = (...values: unknown[]): Sentinel =>
  new Sentinel({ removeAllFromArray: { values: values.map(encode) } });

/** Adds to the number that the document has when the service receives the request. */
export const increment = (by: number): Sentinel => new Sentinel({ increment: encode(by) });

export const deleteField = (): Sentinel => new Sentinel(null);
