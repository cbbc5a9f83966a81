import { Failure } from '#stack/failure.ts';
import { firestoreJarOfSdk } from './google-cloud-sdk.ts';
import { canDownload, googleJars } from './google-jars.ts';
import { comfortableJava, type Java } from './java.ts';
import { buildSdkJars } from './sdk-jars.ts';

export interface Jars {
  /** Where the emulators come from, in words. */
  origin: string;
  /** What firebase-tools needs in its environment to find them. */
  env: Record<string, string>;
}

/**
 * Google's own jars where they are cached or can be downloaded, because they are what everyone else tests with.
 * Offline, and with an old Java that Google's newest jars don't run on, those of an installed Google Cloud SDK.
 */
export async function prepareJars(javas: readonly Java[]): Promise<Jars> {
  const google: Jars = { origin: "Google's jars", env: {} };
  const [first] = googleJars().missing;
  const sdkJar = firestoreJarOfSdk();
  const isOld = (javas[0]?.major ?? 0) < comfortableJava;

  if (first === undefined && !isOld) return google;
  if (sdkJar !== null && isOld) return buildSdkJars(sdkJar, javas);
  if (first === undefined || (await canDownload(first))) return google;
  if (sdkJar !== null) return buildSdkJars(sdkJar, javas);
  throw new Failure(
    "The emulators' programs can neither be downloaded (no way to storage.googleapis.com) nor taken from a Google " +
      'Cloud SDK: connect this machine to the internet once, or install the package google-cloud-cli-firestore-emulator.',
  );
}
