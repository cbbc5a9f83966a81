import type { ReactNode } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import type { RefusedPicture } from './chosen-picture.ts';
import { chosenPicture as texts } from './picture-texts.ts';

interface RefusalProps extends RefusedPicture {
  onShrink(file: File): void;
  children?: ReactNode;
}

/** USER-3, PANEL-3. */
export function PictureRefusal({ message, tooLarge, onShrink, children }: RefusalProps) {
  return (
    <div className="refusal" role="alert">
      <p className="error">
        <Icon name="warn" />
        {message}
      </p>
      {children}
      {tooLarge && (
        <div className="row">
          <span className="hint">{texts.shrinkHint}</span>
          <button className="button quiet" type="button" onClick={() => onShrink(tooLarge)}>
            {texts.shrink}
          </button>
        </div>
      )}
    </div>
  );
}
