import { need } from '#core/page/load-parts.ts';
import { unkept } from './unkept-texts.ts';

export const sayUnkept = (): Promise<void> =>
  need(
    () => import('#core/views/toasts.client.ts'),
    ({ showToast }) => showToast({ kind: 'bad', text: unkept }),
  );
