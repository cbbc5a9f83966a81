import { FailedNote } from './FailedNote.tsx';
import { Loading } from './Loading.tsx';

interface Props {
  /** `undefined` before it is asked for. */
  of: { step: 'loading' } | { step: 'failed'; message: string } | { step: 'ready' } | undefined;
  text: string;
  retry(): unknown;
}

/** Nothing stands here once it is there. */
export function Unread({ of, text, retry }: Props) {
  if (of?.step === 'failed') return <FailedNote message={of.message} retry={retry} />;
  return of?.step !== 'ready' && <Loading text={text} />;
}
