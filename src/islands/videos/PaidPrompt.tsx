import { useStore } from '@nanostores/react';
import { routes } from '#domain/shared/routes.ts';
import { buyCourse } from '#messages/courses/courses.ts';
import { paidPrompt as texts } from '#messages/videos/lists.ts';
import { $reader } from '#stores/videos/videos.ts';

interface Props {
  kind: 'buy' | 'verify';
  subject: string;
}

/** VIDEO-7: shown instead of an empty list. */
export default function PaidPrompt({ kind, subject }: Props) {
  const username = useStore($reader)?.username ?? '';
  return (
    <div className="prompt">
      {kind === 'buy' ? (
        <>
          <p>{texts.buyText}</p>
          <button
            className="button"
            type="button"
            onClick={() => location.assign(routes.contactAbout(subject))}
          >
            {buyCourse}
          </button>
        </>
      ) : (
        <>
          <p>{texts.verifyText}</p>
          <a className="button quiet" href={routes.user(username)}>
            {texts.verify}
          </a>
        </>
      )}
    </div>
  );
}
