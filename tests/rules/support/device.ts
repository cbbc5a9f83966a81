// A device whose storage is empty and closed to writes: gateways ask it who is signed in, and Node has none.
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null } });
