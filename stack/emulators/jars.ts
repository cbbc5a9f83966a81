export interface Jars {
  /** Where the emulators come from, in words. */
  origin: string;
  /** What firebase-tools needs in its environment to find them. */
  env: Record<string, string>;
}
