// What a page loads when it has nothing else to do.

import '#components/shared/outdated-page.ts';
import { startWorker } from './offline.client.ts';

if ('serviceWorker' in navigator) startWorker();
