import { Failure } from '#stack/failure.ts';
import { canDownload, type Download, missingGoogleJars } from './google-jars.ts';
import type { Jars } from './jars.ts';
import { comfortableJava, type Java } from './java.ts';
import { firestoreJarOfSdk } from './offline/google-cloud-sdk.ts';
import { buildSdkJars } from './offline/sdk-jars.ts';

/** The possible sources of the jars on this machine. */
export interface Sources {
  /** Google's jars that firebase-tools still has to download. */
  missing: readonly Download[];
  canDownload(jar: Download): Promise<boolean>;
  /** The Firestore emulator of an installed Google Cloud SDK. */
  sdkJar: string | null;
}

/**
 * Prefers Google's own jars if they are cached or can be downloaded, because everyone else tests with them. Offline,
 * or with a Java too old for Google's newest jars, uses the jars of an installed Google Cloud SDK.
 */
export async function chooseJars(
  newestJava: Java,
  { missing, canDownload, sdkJar }: Sources,
): Promise<'google' | 'sdk'> {
  const [first] = missing;
  if (newestJava.major < comfortableJava && sdkJar !== null) return 'sdk';
  if (first === undefined || (await canDownload(first))) return 'google';
  if (sdkJar !== null) return 'sdk';
  throw new Failure(
    "The emulators' programs can neither be downloaded (no way to storage.googleapis.com) nor taken from a Google " +
      'Cloud SDK: connect this machine to the internet once, or install the package google-cloud-cli-firestore-emulator.',
  );
}

export async function prepareJars(newestJava: Java, javas: readonly Java[]): Promise<Jars> {
  const sdkJar = firestoreJarOfSdk();
  const missing = missingGoogleJars();
  const choice = await chooseJars(newestJava, { missing, canDownload, sdkJar });
  if (choice === 'sdk' && sdkJar !== null) return buildSdkJars(sdkJar, javas);
  const megabytes = missing.reduce((sum, { expectedSize }) => sum + expectedSize, 0) / 1e6;
  const download = megabytes > 0 ? `, ${megabytes.toFixed(0)} MB to download once` : '';
  return { origin: `Google's jars${download}`, env: {} };
}
