import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '#islands/shared/Icon.tsx';
import { saveButton as texts } from '#messages/saved/save-button.ts';
import { $savedAddresses } from '#stores/saved/device.ts';
import { toastOf, toggleSaved, watchSaved } from '#stores/saved/saved.ts';
import { showToast } from '#stores/shared/toasts.ts';

interface Props {
  /** `null` when there is no page to come back to. */
  address: string | null;
  title: string;
}

/** The button of SaveButton.astro, for a video (READ-4). */
export function SaveButton({ address, title }: Props) {
  const saved = useStore($savedAddresses);
  useEffect(watchSaved, []);
  if (address === null) return null;
  return (
    <button
      className="save"
      type="button"
      data-saved={saved.includes(address) ? '' : undefined}
      onClick={() => showToast(toastOf(toggleSaved(address, title)))}
    >
      <Icon name="save" />
      <span className="save-words">
        <span>{texts.save}</span>
        <span>{texts.saved}</span>
      </span>
    </button>
  );
}
