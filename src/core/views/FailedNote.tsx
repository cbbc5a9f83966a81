import { states } from './common-texts.ts';
import { Icon } from './Icon.tsx';

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
