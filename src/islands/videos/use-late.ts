import { type FunctionComponent, useEffect, useState } from 'react';
import { reportFailedRead } from '#stores/shared/failures.ts';

/**
 * A view that most visits do not need, loaded once it is due; `null` before.
 * @param load always the same function.
 */
export function useLate<Given extends object>(
  isDue: boolean,
  load: () => Promise<{ default: FunctionComponent<Given> }>,
): FunctionComponent<Given> | null {
  const [View, setView] = useState<FunctionComponent<Given> | null>(null);
  useEffect(() => {
    if (!isDue) return;
    const show = (): Promise<void> =>
      load().then(
        (part) => setView(() => part.default),
        (error) => reportFailedRead(error, show),
      );
    show();
  }, [isDue, load]);
  return View;
}
