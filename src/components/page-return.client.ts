import { onReturn } from '#stores/lib/page-life.ts';

// A page in the back/forward cache hears of no other tab. When it comes back, one event says that anything in storage may
// have changed: the session, Firebase's own and the panel look anew, as they do for another tab's change (USER-4).
onReturn(() => dispatchEvent(new StorageEvent('storage')));
