import { Failure } from '#stack/failure.ts';

/**
 * An emulator without rules allows everything without a warning. No rule allows a guest to read these two places, so
 * 'forbidden' proves that the rules are loaded, and 'not found' that they are not.
 */
export async function assertRulesDecide(projectId: string, hosts: { firestore: string; storage: string }) {
  const documents = `http://${hosts.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const objects = `http://${hosts.storage}/v0/b/${projectId}.appspot.com/o`;
  const places = { Firestore: `${documents}/no-such/place`, Storage: `${objects}/no-such-place` };
  for (const [name, place] of Object.entries(places)) {
    const { status } = await fetch(place);
    if (status !== 403) {
      throw new Failure(
        `The ${name} emulator runs without its rules (it answered ${status} instead of 403).`,
      );
    }
  }
}
