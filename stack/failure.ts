/** Something a person can put right: its message is all that is printed, without a stack trace. */
export class Failure extends Error {
  override name = 'Failure';
}
