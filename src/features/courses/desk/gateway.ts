import { serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { database } from '#core/cloud/database.ts';
import { documentsOf, valid, wellFormed } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { type Operation, set, update } from '#core/cloud/operation.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { type Video, VideoDocument } from '#features/videos/video.ts';
import { type Attempts, save, type Version } from '#panel/authored-gateway.ts';
import { markDirty } from '#panel/publishing-gateway.ts';
import { courseVideos } from '#panel/rows-gateway.ts';
import {
  type Module,
  noOutline,
  OutlineModules,
  type OutlineText,
  OutlineVersion,
  outlineText,
} from '../outline.ts';
import { hasTooMany } from './outline-form.ts';

/** An outline over the version that staff saw, 0 for a course without one (LEARN-2). The site shows its titles. */
export function saveOutline(
  actor: Actor,
  { id, rev }: Version,
  { titles, videos }: OutlineText,
): Operation[] {
  const path = `outlines/${id}`;
  return logged(actor, 'outlines', id, rev === 0 ? 'create' : 'update', (audit) => {
    const fields = { titles, videos, rev: rev + 1, audit };
    return [
      rev === 0 ? set(path, { ...fields, time: serverTimestamp() }) : update(path, fields),
      markDirty(),
    ];
  });
}

async function saveOver(
  by: string,
  { id, rev }: Pick<OutlineVersion, 'id' | 'rev'>,
  modules: readonly Module[],
  attempts: Attempts,
): Promise<void> {
  const text = outlineText(modules);
  const batch = saveOutline({ uid: by, entry: attempts.entry }, { id, rev }, text);
  await save({ collection: 'outlines', id, rev, fields: { ...text } }, batch, attempts, (own) =>
    saveOver(by, { id, rev: own.rev }, modules, attempts),
  );
}

async function read(course: string): Promise<OutlineVersion> {
  const document = await database().get(`outlines/${course}`);
  return document ? valid(document, OutlineVersion) : noOutline(course);
}

const tries = 3; // how often a place is tried while colleagues save the same outline

/** Documents of the collection `outlines`, for staff (LEARN-2). Every method throws AppError. */
export const staffOutlines = {
  read,

  /** Trying again changes nothing more (PANEL-16, SCHOOL-11). `gone`: as `wanted` says; `full`: the outline would be too large. */
  async place(
    by: string,
    course: string,
    wanted: (modules: Module[]) => Module[] | 'gone',
  ): Promise<'placed' | 'gone' | 'full'> {
    for (let left = tries; ; left -= 1) {
      const seen = await read(course);
      const modules = v.parse(OutlineModules, seen);
      const changed = wanted(modules);
      if (changed === 'gone') return 'gone';
      if (hasTooMany(changed)) return 'full';
      if (JSON.stringify(changed) === JSON.stringify(modules)) return 'placed';
      try {
        await saveOver(by, seen, changed, { entry: crypto.randomUUID(), earlier: [] });
        return 'placed';
      } catch (error) {
        if (codeOf(error) !== 'changed-meanwhile' || left === 1) throw error;
      }
    }
  },

  /** Every video of a course, oldest first: as many documents as an outline can name are read. Malformed ones are left out. */
  async videosOf(course: string): Promise<Video[]> {
    const found = await documentsOf(courseVideos(course), progressLimits.videos);
    return wellFormed(found, VideoDocument).reverse();
  },

  save: saveOver,
};
