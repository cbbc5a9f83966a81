import { bellLimits } from './limits.ts';

const sitePath = new RegExp(`^/([^/\\s"<>\\\\][^\\s"<>\\\\]{0,${bellLimits.path - 2}})?$`);
const webAddress = new RegExp(`^https://[^\\s"<>]{1,${bellLimits.path - 8}}$`);

/** The rules have the same pattern. */
export const isSitePath = (address: string): boolean => sitePath.test(address);

export const isLink = (address: string): boolean => isSitePath(address) || webAddress.test(address);
