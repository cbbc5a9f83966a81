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

export const Loading = ({ text }: { text: string }) => (
  <p className="loading pending" role="status">
    {text}
  </p>
);

interface Props {
  of: { step: 'loading' } | { step: 'failed'; message: string } | { step: 'ready' } | undefined;
  text: string;
  retry(): unknown;
}

/** What stands in the place of something that is being read or could not be; nothing once it is there. */
export function LoadStatus({ of, text, retry }: Props) {
  if (of?.step === 'failed') return <FailedNote message={of.message} retry={retry} />;
  return of?.step !== 'ready' && <Loading text={text} />;
}
