// A device's clock can be wrong or be set; the monotonic clock may stand still in sleep. A service's time counts once it was read.

/** In ms, and where both clocks of the device stood then. */
interface Known {
  time: number;
  monotonic: number;
  device: number;
}

let known: Known | null = null;

const parted = 1000; // ms

/** `monotonic`: when the service had this time, by `performance.now()`. */
export function setClock(time: number, monotonic = performance.now()): void {
  known = { time, monotonic, device: Date.now() - (performance.now() - monotonic) };
}

export const haveClocksParted = (): boolean =>
  known !== null && Math.abs(Date.now() - known.device - (performance.now() - known.monotonic)) > parted;

export const isClockUnsure = (): boolean => known === null || haveClocksParted();

/** In ms, whatever was done to the device's clock; it stood still in sleep, so `isClockUnsure` too. */
export const steadyTime = (): number =>
  known ? Math.round(known.time + (performance.now() - known.monotonic)) : Date.now();

/** Where the clocks have parted the device has most likely slept. */
export const msNow = (): number =>
  known && haveClocksParted() ? Math.round(known.time + (Date.now() - known.device)) : steadyTime();

export const timeNow = (): Date => new Date(msNow());

export const latestTime = (): number => (isClockUnsure() ? Number.POSITIVE_INFINITY : msNow());

/** What a clock that was ahead has noted is of no use. */
export const ageOf = (noted: number, time: number): number =>
  noted > time ? Number.POSITIVE_INFINITY : time - noted;
