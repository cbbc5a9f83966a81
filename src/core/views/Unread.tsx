import { FailedNote } from './FailedNote.tsx';
import { Loading } from './Loading.tsx';

interface Props {
  of: { step: 'loading' } | { step: 'failed'; message: string } | { step: 'ready' } | undefined;
  text: string;
  retry(): unknown;
}

export function Unread({ of, text, retry }: Props) {
  if (of?.step === 'failed') return <FailedNote message={of.message} retry={retry} />;
  return of?.step !== 'ready' && <Loading text={text} />;
}
