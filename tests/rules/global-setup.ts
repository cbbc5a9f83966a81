const needed = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST', 'GCLOUD_PROJECT'];

/** The cases write and delete whatever they like: they run against the emulators or not at all. */
export default function setup(): void {
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `The tests of the rules need the Firebase emulators: start them and set ${missing.join(', ')} (firebase/README.md says how).`,
    );
  }
}
