/** An error that the developer can fix: only its message is printed, without a stack trace. */
export class Failure extends Error {
  override name = 'Failure';
}
