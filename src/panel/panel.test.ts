import { describe, expect, test } from 'vitest';
import { opensPanel } from './panel.ts';
import { panelTabs, tabFrom, tabOpens } from './tabs.ts';

const key = 'a-key-of-twenty-signs';
const gate = { uid: 'a', role: 'teacher' } as const;

describe('[PANEL-1] an opened gate', () => {
  test('stays open for the same account with the key of its role', () => {
    expect(opensPanel(gate, { id: 'a', userKey: key })).toBe(true);
    expect(opensPanel(gate, { id: 'a', userKey: key, adminKey: key })).toBe(true);
  });

  test('is closed for other accounts and without that key', () => {
    expect(opensPanel(null, { id: 'a', userKey: key })).toBe(false);
    expect(opensPanel(gate, { id: 'b', userKey: key })).toBe(false);
    expect(opensPanel(gate, { id: 'a', adminKey: key })).toBe(false);
    expect(opensPanel({ ...gate, role: 'admin' }, { id: 'a', userKey: key })).toBe(false);
    for (const none of ['', null, undefined, 'short']) {
      expect(opensPanel(gate, { id: 'a', userKey: none })).toBe(false);
    }
  });
});

const teacher = { role: 'teacher' } as const;
const admin = { role: 'admin' } as const;

describe('[PANEL-2] tabs', () => {
  test('rank is for admins only', () => {
    expect(panelTabs.filter((tab) => !tabOpens(tab, teacher))).toEqual(['rank']);
    expect(panelTabs.filter((tab) => !tabOpens(tab, admin))).toEqual([]);
  });

  test('the address names the tab; otherwise what waits opens', () => {
    expect(tabFrom('code', teacher)).toBe('code');
    expect(tabFrom('rank', admin)).toBe('rank');
    expect(tabFrom('rank', teacher)).toBe('waiting');
    expect(tabFrom(null, admin)).toBe('waiting');
    expect(tabFrom('yox', admin)).toBe('waiting');
  });
});
