/**
 * The display name of an account that is being deleted (USER-6). It is kept in the account because that is deleted last:
 * an account with this name and without a record was left by a deletion that broke off. No username has a space.
 */
export const leavingName = 'being deleted';
