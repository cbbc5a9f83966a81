import { atom, type ReadableAtom } from 'nanostores';
import { fitting } from '#core/cloud/schema-parts.ts';
import { keep, kept } from '#core/device/device-storage.ts';
import { uploadedPicturesKey } from '#core/device/page-storage-keys.ts';
import { type UploadedPicture, UploadedPictures } from '#features/posts/post-picture.ts';

export interface UploadedPicturesStore {
  $pictures: ReadableAtom<UploadedPicture[]>;
  /** Called before an upload begins, so that a picture is also known when its response is lost. */
  note(picture: UploadedPicture): void;
  used(shown: string): void; // a saved post shows them
}

const stores = new Map<string, UploadedPicturesStore>();

export function uploadedPictures(uid: string): UploadedPicturesStore {
  const store = stores.get(uid) ?? uploadedPicturesStore(uid);
  stores.set(uid, store);
  return store;
}

/** Pictures that no saved post shows are offered again, and listed for a clean-up by hand: the rules let nobody delete a file (PANEL-3). */
function uploadedPicturesStore(uid: string): UploadedPicturesStore {
  const key = uploadedPicturesKey(uid);
  const read = (): UploadedPicture[] => fitting(UploadedPictures, kept(key)) ?? [];
  const $pictures = atom(read());
  const put = (pictures: UploadedPicture[]) => {
    keep(key, pictures);
    $pictures.set(pictures);
  };
  return {
    $pictures,
    // Read anew: another tab may have added one.
    note: (picture) => put([picture, ...read().filter(({ address }) => address !== picture.address)]),
    used: (shown) => put(read().filter(({ address }) => !shown.includes(address))),
  };
}
