import { type FunctionComponent, type ReactNode, useRef } from 'react';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { LazyPart, type PartProps } from './LazyPart.tsx';
import type { PanelUser } from './panel.ts';

interface Part<Name extends string> {
  name: Name;
  title: string;
  isHidden?: boolean; // opened from elsewhere
  load(): Promise<{ default: FunctionComponent<PartProps> }>;
}

interface Props<Name extends string> {
  actor: PanelUser;
  parts: readonly Part<Name>[];
  open: Name | null;
  onOpen(part: Name | null): void;
  children(buttons: ReactNode): ReactNode; // `buttons` open the parts
}

/** Back at the list, the focus is at the button that opened the part. */
export function ListOrPart<Name extends string>({ actor, parts, open, onOpen, children }: Props<Name>) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(open);
  last.current = open ?? last.current;
  useLostFocus(open === null, () => root.current?.querySelector<HTMLElement>(`[data-part=${last.current}]`));
  const buttons = parts
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, title }) => (
      <button className="button quiet" type="button" key={name} data-part={name} onClick={() => onOpen(name)}>
        {title}
      </button>
    ));
  const part = parts.find(({ name }) => name === open);
  return (
    <>
      {part && (
        <LazyPart
          key={part.name}
          load={part.load}
          title={part.title}
          given={{ actor, onClose: () => onOpen(null) }}
        />
      )}
      <div hidden={open !== null} ref={root}>
        {children(buttons)}
      </div>
    </>
  );
}
