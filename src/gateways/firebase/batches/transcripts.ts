import { type Operation, remove, set } from './operation.ts';

const pathOf = (video: string): string => `transcripts/${video}`;

/** What is said in a video; accepted only in a batch that saves the video (LEARN-6). */
export const writeTranscript = (video: string, text: string): Operation => set(pathOf(video), { text });

/** Accepted with a save or a purge of the video, and if there is no transcript, too. */
export const removeTranscript = (video: string): Operation => remove(pathOf(video));
