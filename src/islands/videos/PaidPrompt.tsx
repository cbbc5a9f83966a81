import { useStore } from '@nanostores/react';
import { routes } from '#domain/shared/routes.ts';
import { buyCourse } from '#messages/courses/courses.ts';
import { videos } from '#messages/videos/videos.ts';
import { $reader } from '#stores/videos/videos.ts';

interface Props {
  kind: 'buy' | 'verify';
  subject: string;
}

/** VIDEO-7: shown instead of an empty list. */
export function PaidPrompt({ kind, subject }: Props) {
  const username = useStore($reader)?.username ?? '';
  return (
    <div className="prompt">
      {kind === 'buy' ? (
        <>
          <p>{videos.paid.buyText}</p>
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
          <p>{videos.paid.verifyText}</p>
          <a className="button quiet" href={routes.user(username)}>
            {videos.paid.verify}
          </a>
        </>
      )}
    </div>
  );
}
