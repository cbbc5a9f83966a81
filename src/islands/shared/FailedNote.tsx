import { states } from '#messages/shared/states.ts';
import { Icon } from './Icon.tsx';

/** Something could not be read: why, and a way to try again, in the place where it would stand. */
export function FailedNote({ message, retry }: { message: string; retry(): void }) {
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <p>{message}</p>
      <p>
        <button className="button quiet" type="button" onClick={retry}>
          {states.retry}
        </button>
      </p>
    </div>
  );
}
