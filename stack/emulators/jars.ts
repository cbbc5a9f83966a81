export interface Jars {
  /** The source of the emulators, as a text for the output. */
  origin: string;
  /** Environment variables with which firebase-tools finds the jars. */
  env: Record<string, string>;
}
