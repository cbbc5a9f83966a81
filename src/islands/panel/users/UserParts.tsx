import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { userTab as texts } from '#messages/panel/people.ts';
import { $userPart, type UserPart } from '#stores/panel/user-part.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { LazyPart } from '../LazyPart.tsx';
import type { TabProps } from '../tab-props.ts';

const loads = {
  many: () => loadPart(() => import('../many/ManyPart.tsx')),
  students: () => loadPart(() => import('../students/StudentsPart.tsx')),
};
const parts: UserPart[] = ['many', 'students'];

/** The buttons that show something else in place of the list of users. */
export function UserTools() {
  const open = useStore($userPart);
  const before = useRef<UserPart | null>(null);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Back at the list, the focus is where it was.
    if (before.current && !open)
      row.current?.querySelector<HTMLElement>(`[data-part=${before.current}]`)?.focus();
    before.current = open;
  }, [open]);
  return (
    <div className="row" ref={row}>
      {parts.map((part) => (
        <button
          key={part}
          className="button quiet"
          type="button"
          data-part={part}
          onClick={() => $userPart.set(part)}
        >
          {texts.parts[part]}
        </button>
      ))}
    </div>
  );
}

export function OpenUserPart({ actor }: TabProps) {
  const open = useStore($userPart);
  return open && <LazyPart key={open} load={loads[open]} title={texts.parts[open]} given={{ actor }} />;
}
