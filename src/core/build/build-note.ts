import * as v from 'valibot';

/** What can be wrong with a field of a file or document (malformed.ts). */
const fieldKinds = ['missing', 'empty', 'long', 'choice', 'range', 'form'] as const;
/**
 * `unusable`: no page can be made of it. `renamed`, `reduced`, `picture`: it is published, with another address, without
 * its markup, with a picture that stays in Storage. `syntax`: a file that can't be read. `path`: a file with another name
 * than its fields say. `file`: it names a picture that is missing. `check`: an exercise whose own solution fails.
 * `svg`: a drawing with a part that it may not have. `type`: a file that no page can show.
 */
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
] as const;

/** Something that is wrong with a file of content/ or a document, for those who can mend it (CMS-4, OPS-3). */
export const BuildProblem = v.object({
  /** The file, such as `content/site.json`, or the document, such as `blogs/abc`. */
  place: v.string(),
  title: v.optional(v.string()),
  /** The path of the field, with dots. */
  field: v.optional(v.string()),
  kind: v.picklist(kinds),
  /** What the field may be, the new address, the picture, the line … */
  value: v.optional(v.string()),
});
export type BuildProblem = v.InferOutput<typeof BuildProblem>;

/** `/build.json`: when the build began to read its content, and what was wrong with some of it. */
export const BuildNote = v.object({
  readAt: v.pipe(v.string(), v.toDate()),
  problems: v.optional(v.array(BuildProblem), []),
});

/**
 * `config/failure`: the last build that failed over a file of content/, its problems as JSON. It is over when a later build
 * has read its content.
 */
export const BuildFailure = v.object({
  at: v.date(),
  problems: v.pipe(v.string(), v.parseJson(), v.array(BuildProblem)),
});
export type BuildFailure = v.InferOutput<typeof BuildFailure>;

/** How many problems of a build are told; its log has all of them. */
export const problemsTold = 50;

interface Project {
  app: { projectId: string };
  emulators: { firestore: string } | null;
}

/** The address of a document of `config` in Firestore's REST interface; `null` on a site without Firebase. */
export function configAddress(firebase: Project | null, name: string): string | null {
  if (firebase === null) return null;
  const { app, emulators } = firebase;
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${app.projectId}/databases/(default)/documents/config/${name}`;
}

/** Where panel and /admin read why the last build failed (OPS-3). */
export const failureAddress = (firebase: Project | null): string | null => configAddress(firebase, 'failure');
