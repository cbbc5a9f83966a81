/** Documents of the collection `transcripts`, one for a video (LEARN-6). Every method throws AppError. */
export interface Transcripts {
  /** The text of a video's transcript, '' when there is none; `permission-denied` for who may not watch the video. */
  of(video: string): Promise<string>;
}
