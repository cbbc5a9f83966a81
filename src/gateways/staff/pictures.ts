/** Pictures of posts in Storage. */
export interface Pictures {
  /** What the address of a picture will be. */
  addressOf(path: string): string;
  /**
   * Puts a picture where none is (PANEL-3). One that lies there already because an earlier attempt's answer was lost is
   * as good. `onProgress` is told how much has arrived, 0 to 1.
   * @throws AppError
   */
  upload(path: string, picture: Blob, onProgress: (share: number) => void): Promise<void>;
}
