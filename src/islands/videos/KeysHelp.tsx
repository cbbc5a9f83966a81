import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { player as texts } from '#messages/videos/playing.ts';
import { $isHelpOpen } from '#stores/videos/keys.ts';
import { $preferences, prefer } from '#stores/videos/preferences.ts';

const { help } = texts;

const rows: [keys: string[], does: string][] = [
  [[help.space], help.keys.toggle],
  [['←', '→'], help.keys.skip],
  [['F'], help.keys.fullscreen],
  [['M'], help.keys.mute],
  [['S'], help.keys.speed],
  [['N'], help.keys.next],
  [['P'], help.keys.previous],
  [['?'], help.keys.help],
];

/** The list of keys, and the switch for those of one letter (LEARN-4, WCAG 2.1.4). */
export function KeysHelp() {
  const isOpen = useStore($isHelpOpen);
  const { letters } = useStore($preferences);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button className="more keys" type="button" onClick={() => $isHelpOpen.set(true)}>
        {help.open}
      </button>
      <dialog
        className="steps keys-help"
        ref={dialog}
        aria-labelledby="keys-title"
        onClose={() => $isHelpOpen.set(false)}
      >
        <h2 id="keys-title">{help.title}</h2>
        <dl>
          {rows.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="check">
          <input
            type="checkbox"
            checked={letters}
            onChange={({ target }) => prefer({ letters: target.checked })}
          />
          <span>
            {help.letters} <span className="hint">{help.lettersHint}</span>
          </span>
        </label>
        <p>
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {help.close}
          </button>
        </p>
      </dialog>
    </>
  );
}
