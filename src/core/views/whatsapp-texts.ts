export const whatsapp = {
  name: 'WhatsApp',
  write: 'WhatsApp-da yaz',
  writeTo: (number: string) => `WhatsApp-da yaz: ${number}`,
  /** CONTACT-3. */
  fromPage: (title: string, address: string | undefined) =>
    `Salam! «${title}» səhifəsindən yazıram${address === undefined ? '.' : `: ${address}`}`,
} as const;
