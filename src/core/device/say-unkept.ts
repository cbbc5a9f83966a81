import { unkept } from '#messages/shared/unkept.ts';
import { need } from './load-parts.ts';

/** Says that the device can't keep what has just been done. */
export const sayUnkept = (): Promise<void> =>
  need(
    () => import('./toasts.client.ts'),
    ({ showToast }) => showToast({ kind: 'bad', text: unkept }),
  );
