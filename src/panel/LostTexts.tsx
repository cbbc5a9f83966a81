import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { copyText } from '#core/device/export-text.ts';
import { closeTyped } from './ask.ts';
import { LongText } from './LongText.tsx';
import { $lost, dropLost, readLost } from './staff-rows.ts';
import { lostTexts as texts } from './texts.ts';

export function LostTexts({ list }: { list: string }) {
  const lost = useStore($lost);
  useEffect(readLost, []);
  return Object.entries(lost).map(
    ([key, one]) =>
      one?.list === list && (
        <TypedText key={key} said={texts.lost(one.name)} text={one.text} drop={() => dropLost(key)} />
      ),
  );
}

export function TypedText({ said, text, drop }: { said: string; text: string; drop(): void }) {
  return (
    <div className="note warn lost-text">
      <p>{said}</p>
      <LongText text={text} />
      <p className="row">
        <button className="more" type="button" onClick={() => copyText(text, texts)}>
          {texts.copy}
        </button>
        <button
          className="more"
          type="button"
          onClick={({ currentTarget }) => {
            const tab = currentTarget.closest('[role=tabpanel]');
            closeTyped(true, () => {
              // This button goes with its note.
              tab?.querySelector('h1')?.focus();
              drop();
            });
          }}
        >
          {texts.drop}
        </button>
      </p>
    </div>
  );
}
