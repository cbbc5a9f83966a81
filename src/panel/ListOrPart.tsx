import { type FunctionComponent, type ReactNode, useRef } from 'react';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { LazyPart, type PartProps } from './LazyPart.tsx';
import type { PanelUser } from './panel.ts';

interface Part<Name extends string> {
  name: Name;
  title: string;
  load(): Promise<{ default: FunctionComponent<PartProps> }>;
}

interface Props<Name extends string> {
  actor: PanelUser;
  /** What can be shown in place of the list. */
  parts: readonly Part<Name>[];
  open: Name | null;
  onOpen(part: Name | null): void;
  /** Renders the list. @param buttons open the parts. */
  children(buttons: ReactNode): ReactNode;
}

/** A list, or what is shown in its place. Back at the list, the focus is at the button that opened it. */
export function ListOrPart<Name extends string>({ actor, parts, open, onOpen, children }: Props<Name>) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(open);
  last.current = open ?? last.current;
  useLostFocus(open === null, () => place.current?.querySelector<HTMLElement>(`[data-part=${last.current}]`));
  const buttons = parts.map(({ name, title }) => (
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
      {/* Hidden, not removed, so that the user finds the same place again. */}
      <div hidden={open !== null} ref={place}>
        {children(buttons)}
      </div>
    </>
  );
}
