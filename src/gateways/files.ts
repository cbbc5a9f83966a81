/** Files of the Storage service. */
export interface Files {
  /**
   * Puts a photo in the place of the user's old one, in one request: a failure leaves the old one.
   * @returns its address, which is a new one every time.
   * @throws AppError
   */
  uploadPhoto(uid: string, photo: Blob): Promise<string>;
}
