import { sessionKey } from '#domain/storage-keys.ts';

/**
 * Loads what only a signed-in visitor needs: now when this device remembers one, else when another tab signs in. A
 * guest's page stays as it is.
 */
export function onceSignedIn(load: () => void): void {
  if (document.documentElement.dataset.session === 'user') {
    load();
    return;
  }
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== sessionKey || newValue === null) return;
    removeEventListener('storage', listen);
    load();
  };
  addEventListener('storage', listen);
}
