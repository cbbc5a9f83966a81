import { FailedNote } from './FailedNote.tsx';
import { Loading } from './Loading.tsx';

interface Props {
  /** What is read, `undefined` before it is asked for; nothing stands here once it is there. */
  of: { step: 'loading' } | { step: 'failed'; message: string } | { step: 'ready' } | undefined;
  /** What is said while it is on its way. */
  text: string;
  retry(): unknown;
}

/** Stands where something is being read, or could not be. */
export function Unread({ of, text, retry }: Props) {
  if (of?.step === 'failed') return <FailedNote message={of.message} retry={retry} />;
  return of?.step !== 'ready' && <Loading text={text} />;
}
