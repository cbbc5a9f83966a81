import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isSaved } from '#domain/saved/saved.ts';
import { routes } from '#domain/shared/routes.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { saveButton as texts } from '#messages/saved/saved.ts';
import { $saved } from '#stores/saved/device.ts';
import { toggleSaved, watchSaved } from '#stores/saved/saved.ts';
import { showToast } from '#stores/shared/toasts.ts';

interface Props {
  /** `null` when there is no page to come back to. */
  address: string | null;
  title: string;
}

/** The button of SaveButton.astro, for a video (READ-4). */
export function SaveButton({ address, title }: Props) {
  const saved = useStore($saved);
  useEffect(watchSaved, []);
  if (address === null) return null;
  const press = () => {
    const result = toggleSaved(address, title);
    const link = { text: texts.open, href: routes.saved };
    showToast({
      kind: result === 'full' ? 'bad' : 'good',
      text: texts[result],
      ...(result !== 'removed' && { link }),
    });
  };
  return (
    <button
      className="save"
      type="button"
      data-saved={isSaved(saved, address) ? '' : undefined}
      onClick={press}
    >
      <Icon name="save" />
      <span className="save-words">
        <span>{texts.save}</span>
        <span>{texts.saved}</span>
      </span>
    </button>
  );
}
