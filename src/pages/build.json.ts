// What the panel asks for to learn whether a change has reached the site (PANEL-12).
import { buildNote } from '#queries/build-note.ts';

export const GET = async () => Response.json(await buildNote());
