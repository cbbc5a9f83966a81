import { useEffect, useRef } from 'react';
import { Icon } from '#islands/shared/Icon.tsx';
import { userTab as texts } from '#messages/panel/people.ts';
import { $userPart } from '#stores/panel/user-part.ts';

/** The way back to the list of users, and the heading of what is shown in its place. */
export function BackToUsers({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="row between form-head">
        <button className="back" type="button" onClick={() => $userPart.set(null)}>
          <Icon name="left" /> {texts.back}
        </button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
