import * as v from 'valibot';

const fieldKinds = ['missing', 'empty', 'long', 'choice', 'range', 'form'] as const;
/** `renamed`, `reduced`, `picture`: published with another address, without markup, with its picture in Storage. `path`: the file's name contradicts its fields. */
const kinds = [
  ...fieldKinds,
  'unusable',
  'renamed',
  'reduced',
  'picture',
  'syntax',
  'path',
  'file',
  'check',
  'svg',
  'type',
  'video',
] as const;

export const BuildProblem = v.object({
  place: v.string(),
  title: v.optional(v.string()),
  field: v.optional(v.string()),
  kind: v.picklist(kinds),
  value: v.optional(v.string()),
});
export type BuildProblem = v.InferOutput<typeof BuildProblem>;

export const BuildNote = v.object({
  readAt: v.pipe(v.string(), v.toDate()),
  problems: v.optional(v.array(BuildProblem), []),
});

/** `problems` are JSON. A later build that has read its content ends the failure. */
export const BuildFailure = v.object({
  at: v.date(),
  problems: v.pipe(v.string(), v.parseJson(), v.array(BuildProblem)),
});
export type BuildFailure = v.InferOutput<typeof BuildFailure>;

export const problemsTold = 50;

interface Project {
  app: { projectId: string };
  emulators: { firestore: string } | null;
}

export function configAddress(firebase: Project | null, name: string): string | null {
  if (firebase === null) return null;
  const { app, emulators } = firebase;
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${app.projectId}/databases/(default)/documents/config/${name}`;
}

export const failureAddress = (firebase: Project | null): string | null => configAddress(firebase, 'failure');
