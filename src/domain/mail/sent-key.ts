/** localStorage: when a form's last message was sent, for each form (ORDER-3). */
export const mailSentKey = { order: 'kodyol:order-sent', contact: 'kodyol:contact-sent' } as const;
