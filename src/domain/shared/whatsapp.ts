/** The address that opens a chat with this number, with a text that is ready to be sent (CONTACT-3). */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
