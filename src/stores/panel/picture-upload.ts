import { atom, type ReadableAtom } from 'nanostores';
import { postPicturePath, postPictureSide } from '#domain/blog/post-picture.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { chosenPicture } from '#messages/shared/pictures.ts';
import { examinePicture, type RefusedPicture, shrinkPicture } from '#stores/shared/chosen-picture.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import type { UploadedPicturesStore } from './uploaded-pictures.ts';

type UploadState =
  | { step: 'none' }
  | { step: 'checking' }
  | ({ step: 'refused' } & RefusedPicture)
  /** `share`: the part that is uploaded, 0 to 1. */
  | { step: 'uploading'; name: string; share: number }
  | { step: 'failed'; name: string; message: string };

export interface PictureUpload {
  $state: ReadableAtom<UploadState>;
  choose(file: File | undefined): Promise<void>;
  /** The author accepts a smaller copy of a picture that is too large. */
  shrink(): Promise<void>;
  /** Sends the same file under the same name, so that a file that has arrived already is not stored twice. */
  retry(): Promise<void>;
}

interface Chosen {
  picture: Blob;
  name: string;
  path: string;
}

const gateway = async () => (await loadPart(() => import('#gateways/storage.ts'))).pictures;

/** 32 random characters; the rules accept 8 to 32. */
const chance = (): string => crypto.randomUUID().replaceAll('-', '');

/** Uploads pictures one at a time, each as soon as it is chosen, so that a draft can contain its address (PANEL-3). */
export function pictureUpload(
  uploaded: UploadedPicturesStore,
  onDone: (address: string) => void,
): PictureUpload {
  const $state = atom<UploadState>({ step: 'none' });
  let chosen: Chosen | null = null;
  // A new choice does not wait for the earlier upload, and only the last choice counts.
  const choice = latest();

  const send = async (isLatest: () => boolean): Promise<void> => {
    if (!chosen) return;
    const { picture, name, path } = chosen;
    const show = (state: UploadState) => {
      if (isLatest()) $state.set(state);
    };
    show({ step: 'uploading', name, share: 0 });
    try {
      const pictures = await gateway();
      const address = pictures.addressOf(path);
      uploaded.note({ address, name });
      await pictures.upload(path, picture, (share) => show({ step: 'uploading', name, share }));
      show({ step: 'none' });
      if (isLatest()) onDone(address);
    } catch (error) {
      console.error(error);
      show({ step: 'failed', name, message: errors[codeOf(error)] });
    }
  };

  const take = (picture: Blob, name: string, isLatest: () => boolean): Promise<void> => {
    chosen = { picture, name, path: postPicturePath(new Date(), chance(), name, picture.type) };
    return send(isLatest);
  };

  return {
    $state,
    retry: () => send(choice.begin()),
    async choose(file) {
      if (!file) return;
      const isLatest = choice.begin();
      $state.set({ step: 'checking' });
      const result = await examinePicture(file, postPictureSide);
      if (!isLatest()) return;
      if ('message' in result) $state.set({ step: 'refused', ...result });
      else await take(result.picture, file.name, isLatest);
    },
    async shrink() {
      const refused = $state.get();
      if (refused.step !== 'refused' || !refused.tooLarge) return;
      const isLatest = choice.begin();
      $state.set({ step: 'checking' });
      const { name } = refused.tooLarge;
      const picture = await shrinkPicture(refused.tooLarge, postPictureSide);
      if (!isLatest()) return;
      if (picture) await take(picture, name, isLatest);
      else $state.set({ step: 'refused', message: chosenPicture.unreadable });
    },
  };
}
