import { atom, type ReadableAtom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { pictureChoice, type RefusedPicture } from '#core/forms/chosen-picture.ts';
import { loadPart } from '#core/page/load-part.ts';
import { noteRefusal } from '#core/page/refusals.ts';
import { timeNow } from '#core/time/clock.ts';
import { postPicturePath, postPictureSide } from '#features/posts/post-picture.ts';
import type { UploadedPicturesStore } from './uploaded-pictures.ts';

type UploadState =
  | { step: 'none' }
  | { step: 'checking' }
  | ({ step: 'refused' } & RefusedPicture)
  | { step: 'uploading'; name: string; share: number } // `share`: 0 to 1
  | { step: 'failed'; name: string; message: string };

export interface PictureUpload {
  $state: ReadableAtom<UploadState>;
  choose(file: File): Promise<void>; // only the last choice counts
  shrink(file: File): Promise<void>; // a smaller copy of a picture that is too large
  /** The same file gets the same name, so that a file that has arrived already is not stored twice. */
  retry(): Promise<void>;
}

interface Chosen {
  picture: Blob;
  name: string;
  path: string;
}

const gateway = async () => (await loadPart(() => import('#core/cloud/storage.ts'))).pictures;

const chance = (): string => crypto.randomUUID().replaceAll('-', ''); // 32 characters; the rules accept 8 to 32

/** One at a time, each as soon as it is chosen, so that a draft can contain its address (PANEL-3). */
export function pictureUpload(
  uploaded: UploadedPicturesStore,
  onDone: (address: string) => void,
): PictureUpload {
  const $state = atom<UploadState>({ step: 'none' });
  let chosen: Chosen | null = null;

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
      noteRefusal(error);
      show({ step: 'failed', name, message: errors[codeOf(error)] });
    }
  };

  const choice = pictureChoice({
    side: postPictureSide,
    show: $state.set,
    take(picture, name, isLatest) {
      chosen = { picture, name, path: postPicturePath(timeNow(), chance(), name, picture.type) };
      return send(isLatest);
    },
  });

  return {
    $state,
    choose: choice.choose,
    shrink: choice.shrink,
    retry: () => send(choice.begin()),
  };
}
