// The panel reads this file to find out whether a change has reached the site (PANEL-12).
import { buildNote } from '#queries/build-note.ts';

export const GET = async () => Response.json(await buildNote());
