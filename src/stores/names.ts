import type { Names } from '#domain/user.ts';
import { settings } from '#messages/accounts.ts';
import { formStore } from './form.ts';
import { $profile, changeProfile } from './profile.ts';

/** Changes name, surname and mobile number in the own record (USER-1). */
export const namesForm = formStore<keyof Names>({
  failed: settings.personal.failed,
  async send(typed) {
    const profile = $profile.get();
    const names: Names = { name: typed.name.trim(), surname: typed.surname.trim(), mobile: typed.mobile };
    const { people } = await import('#gateways/firebase/people.ts');
    if (profile.state === 'ready') await people.edit(profile.record.id, names);
    changeProfile({ record: names });
    return { done: settings.personal.saved };
  },
});
