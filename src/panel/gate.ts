import { atom, computed, onMount } from 'nanostores';
import { fitting } from '#core/cloud/schema-parts.ts';
import { inTab } from '#core/device/device-storage.ts';
import { panelKey } from '#core/device/page-storage-keys.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { coursesOf, may } from '#core/session/access.ts';
import { $profile, ownUid } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { roleOf } from '#core/session/user.ts';
import type { WantedFactor } from './factor.ts';
import { OpenedGate, opensPanel, type PanelUser } from './panel.ts';
import { panel as texts } from './texts.ts';

/** `unproven`: the rules want a second factor, which this session was not opened with (USER-8). */
export type GateState =
  | { state: 'away' }
  | { state: 'barred' }
  | { state: 'unproven'; hasFactor: boolean }
  | { state: 'closed' }
  | { state: 'open'; actor: PanelUser };

const $opened = atom<OpenedGate | null>(null);
const $factor = atom<WantedFactor>('unknown');

/** The gate only hides the screen: the rules decide what a user may do, by the keys in the record (PANEL-1). */
export const $gate = computed([$profile, $opened, $factor], (profile, opened, factor): GateState => {
  if (profile.state !== 'ready') return { state: 'away' };
  const { record, account } = profile;
  if (!may(roleOf(record), 'open-panel')) return { state: 'barred' };
  if (account.hasFactor !== null && factor !== 'enough')
    return factor === 'wanted' ? { state: 'unproven', hasFactor: account.hasFactor } : { state: 'away' };
  if (!opened || !opensPanel(opened, record)) return { state: 'closed' };
  const { id: uid, name, surname } = record;
  const courses = coursesOf(record);
  return { state: 'open', actor: { uid, role: opened.role, name, surname, photo: account.photo, courses } };
});

// Only sites with second factors load the question.
onMount($factor, () =>
  $profile.subscribe((profile) => {
    if (profile.state !== 'ready' || profile.account.hasFactor === null) return;
    loadPart(() => import('./factor.ts')).then(
      ({ watchFactor }) => watchFactor($factor),
      () => $factor.set('enough'),
    );
  }),
);

/** A panel that was open in this tab stays open after a reload and closes when its session ends. */
onMount($opened, () => {
  $opened.set(remembered());
  return $session.subscribe(({ state }) => {
    if (state === 'guest') $opened.set(null);
  });
});

const remembered = (): OpenedGate | null => fitting(OpenedGate, inTab.kept(panelKey));

export const gateForm = formStore<'password'>({
  texts: { 'firestore/permission-denied': texts.gate.wrong },
  fields: { 'firestore/permission-denied': 'password' },
  async send({ password }) {
    const uid = ownUid();
    const { gate } = await loadPart(() => import('./gate-gateway.ts'));
    const opened = { uid, role: await gate.open(password) };
    inTab.keep(panelKey, opened);
    $opened.set(opened);
    return { done: '' };
  },
});

export function closePanel(): void {
  inTab.remove(panelKey);
  gateForm.clear();
  $opened.set(null);
}
