import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '#islands/shared/Icon.tsx';
import { saveButton as texts } from '#messages/saved/saved.ts';
import { $savedAddresses, isListStale } from '#stores/saved/glance.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';

interface Props {
  /** `null` when there is no page to come back to. */
  address: string | null;
  title: string;
}

/** The list itself, loaded when something is saved, or when the account may have a newer one. */
const loadList = async () => {
  const list = await loadPart(() => import('#stores/saved/saved.ts'));
  list.watchSaved();
  return list;
};

/** The button of SaveButton.astro, for a video (READ-4). */
export function SaveButton({ address, title }: Props) {
  const saved = useStore($savedAddresses);
  useEffect(() => {
    if (isListStale()) loadList().catch(console.error);
  }, []);
  if (address === null) return null;
  const press = async () => {
    const { toastOf, toggleSaved } = await loadList();
    showToast(toastOf(toggleSaved(address, title)));
  };
  const tryPress = (): Promise<void> => press().catch((error) => reportFailedRead(error, tryPress));
  return (
    <button
      className="save"
      type="button"
      data-saved={saved.includes(address) ? '' : undefined}
      onClick={() => tryPress()}
    >
      <Icon name="save" />
      <span className="save-words">
        <span>{texts.save}</span>
        <span>{texts.saved}</span>
      </span>
    </button>
  );
}
