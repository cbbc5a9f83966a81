export const whatsapp = {
  name: 'WhatsApp',
  write: 'WhatsApp-da yaz',
  writeTo: (number: string) => `WhatsApp-da yaz: ${number}`,
  /** The text that a chat begins with: from which page it is written (CONTACT-3). */
  fromPage: (title: string, address: string | undefined) =>
    `Salam! «${title}» səhifəsindən yazıram${address === undefined ? '.' : `: ${address}`}`,
} as const;
