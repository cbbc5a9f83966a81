import { need } from '#core/page/load-parts.ts';
import { unkept } from './unkept-texts.ts';

/** Says that the device can't keep what has just been done. */
export const sayUnkept = (): Promise<void> =>
  need(
    () => import('#core/views/toasts.client.ts'),
    ({ showToast }) => showToast({ kind: 'bad', text: unkept }),
  );
