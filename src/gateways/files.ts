/** Files of the Storage service. */
export interface Files {
  /**
   * Replaces the user's photo at once, when all of the new one has arrived: after a failure the old photo stays.
   * @returns its address, which is different every time.
   * @throws AppError
   */
  uploadPhoto(uid: string, photo: Blob): Promise<string>;
}
