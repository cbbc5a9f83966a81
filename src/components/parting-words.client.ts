// Says what the page before had to say when it left: «Xoş gəlmisiniz!» after signing in.
import { partingWordsKey } from '#domain/storage-keys.ts';
import { showToast } from '#stores/toasts.ts';
import './toasts.client.ts';

const text = sessionStorage.getItem(partingWordsKey);
sessionStorage.removeItem(partingWordsKey);
if (text) showToast({ kind: 'good', text });
