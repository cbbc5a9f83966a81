import { formStore } from '#core/forms/form-store.ts';
import { endsWithSession } from '#core/session/session-state.ts';
import { type BellKind, bellKinds } from './notice.ts';
import { $mutedKinds, switchOff } from './store.ts';
import { bellSettings as texts } from './texts.ts';

/** Which kinds the bell has (TELL-2). A box that is not ticked sends no value. */
export const kindsForm = endsWithSession(
  formStore<BellKind>({
    async send(typed) {
      // What is switched off is not known yet.
      if ($mutedKinds.get() === null) return { message: texts.unknown };
      await switchOff(bellKinds.filter((kind) => !(kind in typed)));
      return { done: texts.done };
    },
  }),
);
