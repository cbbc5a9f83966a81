// Says what the page before had to say when it left: «Xoş gəlmisiniz!» after signing in.
import { partingWordsKey } from '#domain/storage-keys.ts';
import { inTab } from '#stores/device.ts';
import { showToast } from '#stores/toasts.ts';
import './toasts.client.ts';

const text = inTab.text(partingWordsKey);
inTab.remove(partingWordsKey);
if (text) showToast({ kind: 'good', text });
