import { AppError } from '#domain/shared/errors.ts';
import { download as texts } from '#messages/accounts/own-data.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { saveFile } from '#stores/shared/save-file.ts';
import { $profile } from './profile.ts';

/** Gives users what the site has of them, as a file (USER-6). */
export const downloadForm = formStore<never>({
  async send() {
    const profile = $profile.get();
    if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
    const { account, record } = profile;
    const { ownData } = await loadPart(() => import('#gateways/own-data.ts'));
    const below = await ownData.read(account.uid);
    // The keys of a role are the site's secrets, not the user's data.
    const { userKey: _userKey, adminKey: _adminKey, ...own } = record;
    const file = `profil-${record.username}.json`;
    saveFile(file, JSON.stringify({ account, record: own, ...below }, null, 2), 'application/json');
    return { done: texts.done(file) };
  },
});

$profile.subscribe(({ state }) => {
  if (state === 'guest') downloadForm.reset();
});
