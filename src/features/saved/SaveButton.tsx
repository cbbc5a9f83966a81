import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import { showToast } from '#core/views/toasts.ts';
import { $savedAddresses } from './device-list.ts';
import { saveButton as texts } from './save-button-texts.ts';
import { toastOf, toggleSaved, watchSaved } from './store.ts';

interface Props {
  address: string | null; // `null` when there is no page to come back to
  title: string;
}

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
