import { useStore } from '@nanostores/react';
import { durations as texts } from '#messages/videos/durations.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $isAsking } from '#stores/videos/durations.ts';

const ask = (): Promise<void> =>
  loadPart(() => import('#stores/videos/measure.ts')).then(
    ({ askDurations }) => askDurations(),
    (error) => reportFailedRead(error, ask),
  );

/** VIDEO-3: only when the visitor wants it. */
export default function AskDurations() {
  const isAsking = useStore($isAsking);
  return (
    <div className="ask-durations">
      <button
        className="button quiet"
        type="button"
        aria-busy={isAsking}
        aria-disabled={isAsking}
        onClick={ask}
      >
        {isAsking ? texts.asking : texts.show}
      </button>
      <p className="small">{texts.hint}</p>
    </div>
  );
}
