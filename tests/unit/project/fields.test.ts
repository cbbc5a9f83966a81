// Each file with a field that is typed into stands here with what keeps the text: one that is in no list loses it with a reload.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const keepers = {
  /** For the tab, by components/shared/outdated-page.ts: fields in a `.form`. tests/e2e/site/kept-forms.spec.ts reloads them. */
  tab: [
    'components/school/Certificate.astro',
    'islands/accounts/NamePair.tsx',
    'islands/accounts/settings/EnrolmentSettings.tsx',
    'islands/accounts/settings/Settings.tsx',
    'islands/accounts/sign-in/SignInForm.tsx',
    'islands/accounts/sign-in/SignInSteps.tsx',
    'islands/accounts/sign-up/SignUpForm.tsx',
    'islands/accounts/sign-up/UsernameField.tsx',
    'islands/mail/ContactForm.tsx',
    'islands/mail/MailForm.tsx',
    'islands/mail/OrderForm.tsx',
    'islands/notices/BellSettings.tsx',
  ],
  /** A draft of its user (stores/shared/unsaved.ts), a record, or answers of an attempt. Tests stand with their areas. */
  draft: [
    'islands/exercises/HandIn.tsx',
    'islands/questions/CodeFields.tsx',
    'islands/quizzes/QuizQuestion.tsx',
    'islands/videos/QuestionForm.tsx',
    'islands/videos/VideoNotes.tsx',
  ],
  /** Never: passwords, codes that are over in a minute, a chosen file. */
  never: [
    'islands/accounts/CodeField.tsx',
    'islands/accounts/action/EmailActionScreen.tsx',
    'islands/accounts/settings/Proof.tsx',
    'islands/accounts/settings/SecondFactor.tsx',
  ],
  /** Searches and choices that the address, or a press, brings back. */
  again: [
    'components/exercises/Questions.astro',
    'components/search/SearchBar.astro',
    'components/search/SearchResults.astro',
    'islands/profile/OwnReviews.tsx',
    'islands/quizzes/QuizResult.tsx',
    'islands/videos/Extras.tsx',
    'islands/videos/TranscriptPanel.tsx',
  ],
};

test('[CONTACT-2] [ORDER-2] [SIGNUP-1] [USER-1] every field that readers and students type into has what keeps it', () => {
  const files = ['components', 'islands'].flatMap((layer) =>
    readdirSync(join('src', layer), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx|astro)$/.test(name) && !/^(panel|shared)\//.test(name))
      .map((name) => `${layer}/${name}`),
  );
  const field = /<(?:\w*Field|TextArea|textarea|input|select)[\s>/]/;
  const typed = files.filter((file) => field.test(readFileSync(join('src', file), 'utf8')));
  expect(typed.toSorted()).toEqual(Object.values(keepers).flat().toSorted());
});
