// The product's clock. A device's clock can be hours away, and set while a page is open; the monotonic clock can't be set, but
// may stand still while the device sleeps. So the time is the device's until a service's was read, and from then on that one.

/** A time of a service in ms, and where both clocks of the device stood then. */
interface Known {
  time: number;
  monotonic: number;
  device: number;
}

let known: Known | null = null;

/** From this difference on, in ms, the two clocks of the device have parted: one was set, or the device slept. */
const parted = 1000;

/** @param monotonic when the service had this time, by `performance.now()`. */
export function setClock(time: number, monotonic = performance.now()): void {
  known = { time, monotonic, device: Date.now() - (performance.now() - monotonic) };
}

/** Whether the two clocks of the device have parted since a service's time was read: then it has to be read again. */
export const haveClocksParted = (): boolean =>
  known !== null && Math.abs(Date.now() - known.device - (performance.now() - known.monotonic)) > parted;

/** Whether a service has to be asked before anything final is done. */
export const isClockUnsure = (): boolean => known === null || haveClocksParted();

/**
 * The time in whole ms as far as it is known, whatever was done to the device's clock. While the device slept it stood still, so who
 * waits for an end asks `isClockUnsure`, too.
 */
export const steadyTime = (): number =>
  known ? Math.round(known.time + (performance.now() - known.monotonic)) : Date.now();

/** The time in whole ms. Where the clocks have parted the device has most likely slept. */
export const msNow = (): number =>
  known && haveClocksParted() ? Math.round(known.time + (Date.now() - known.device)) : steadyTime();

/** The same as a date. */
export const timeNow = (): Date => new Date(msNow());

/** The latest time that something stored can have; no bound while only the device's clock is known. */
export const latestTime = (): number => (isClockUnsure() ? Number.POSITIVE_INFINITY : msNow());

/** How long ago something was noted on this device, in ms. What was noted by a clock that was ahead is of no use any more. */
export const ageOf = (noted: number, time: number): number =>
  noted > time ? Number.POSITIVE_INFINITY : time - noted;
