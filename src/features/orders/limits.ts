/** Orders (PAY-2, PAY-3): what the rules enforce, too. */
export const orderLimits = {
  aDay: 10, // courses that one user can order in a day (PAY-2)
  /** Characters of the reason why an order is refused, and of a payment's address behind «https://» (PAY-2, PAY-3). */
  refusal: 500,
  paymentLink: 500,
} as const;
