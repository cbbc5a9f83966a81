import { map } from 'nanostores';
import * as v from 'valibot';
import { draftKey } from '#domain/shared/page-storage-keys.ts';
import { kept } from '#stores/shared/device-storage.ts';
import { putUnsaved, removeUnsaved } from '#stores/shared/unsaved.ts';

const Typed = v.object({ text: v.string() });

/**
 * Texts that are typed in the rows of a list, by the row's id; `undefined`: the form is closed. The device keeps them, too, so they survive
 * a session that ends. @param form names them on the device.
 */
export function rowTexts(form: string) {
  const $texts = map<Record<string, string | undefined>>({});
  const keyOf = (by: string, id: string): string => draftKey(by, form, id, '');
  return {
    $texts,
    /** Opens the form with what the device has kept, or with `text`. */
    open(by: string, id: string, text = ''): void {
      const typed = v.safeParse(Typed, kept(keyOf(by, id)));
      $texts.setKey(id, typed.success ? typed.output.text : text);
    },
    type(by: string, id: string, text: string): void {
      $texts.setKey(id, text);
      putUnsaved(keyOf(by, id), { text });
    },
    /** It is saved, or nobody wants it. */
    close(by: string, id: string): void {
      $texts.setKey(id, undefined);
      removeUnsaved(keyOf(by, id));
    },
  };
}
