// Shows the message that the previous page has left: «Xoş gəlmisiniz!» after signing in.
import { flashMessageKey } from '#domain/shared/storage-keys.ts';
import { inTab } from '#stores/shared/device-storage.ts';
import { showToast } from '#stores/shared/toasts.ts';
import '#components/shared/toasts.client.ts';

const text = inTab.text(flashMessageKey);
inTab.remove(flashMessageKey);
if (text) showToast({ kind: 'good', text });
