import { mobileIn } from '#core/words/mobile-mask.ts';

/** CONTACT-3. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

export const callLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

export const mailLink = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

export const isMobile = (number: string): boolean =>
  /^\+(?!994-(?:12|18|2\d|36))/.test(mobileIn(number) ?? '');
