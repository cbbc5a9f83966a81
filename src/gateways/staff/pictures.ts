/** Pictures of posts in Storage. */
export interface Pictures {
  /** The address that the picture will have. */
  addressOf(path: string): string;
  /**
   * Uploads a picture under a new name (PANEL-3). If it is stored already, because the response to an earlier attempt
   * was lost, that is a success. `onProgress` gets the uploaded share, 0 to 1.
   * @throws AppError
   */
  upload(path: string, picture: Blob, onProgress: (share: number) => void): Promise<void>;
}
