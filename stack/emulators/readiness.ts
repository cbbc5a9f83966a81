import { Failure } from '#stack/failure.ts';

/**
 * An emulator without rules lets everyone do everything and says nothing. No rule allows a guest to read these two
 * places: 'forbidden' proves that rules decide, 'not found' that none are loaded.
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
