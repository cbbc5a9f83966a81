import { type BellKind, bellKinds } from '#domain/notices/notice.ts';
import { bellSettings as texts } from '#messages/notices/bell.ts';
import { endsWithSession } from '#stores/accounts/session-state.ts';
import { formStore } from '#stores/shared/form.ts';
import { $off, switchOff } from './bell.ts';

/** Which kinds the bell has (TELL-2). A box that is not ticked sends no value. */
export const kindsForm = endsWithSession(
  formStore<BellKind>({
    async send(typed) {
      // What is switched off is not known yet.
      if ($off.get() === null) return { message: texts.unknown };
      await switchOff(bellKinds.filter((kind) => !(kind in typed)));
      return { done: texts.done };
    },
  }),
);
