import { bellLimits } from './limits.ts';

const sitePath = new RegExp(`^/([^/\\s"<>\\\\][^\\s"<>\\\\]{0,${bellLimits.path - 2}})?$`);
const webAddress = new RegExp(`^https://[^\\s"<>]{1,${bellLimits.path - 8}}$`);

/** Whether it leads to a page of this site, never to another one. The rules have the same pattern. */
export const isSitePath = (address: string): boolean => sitePath.test(address);

/** Whether an announcement can lead there: a page of this site or an address with https. */
export const isLink = (address: string): boolean => isSitePath(address) || webAddress.test(address);
