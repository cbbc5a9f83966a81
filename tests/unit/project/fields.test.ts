// Each file with a field that is typed into stands here with what keeps the text: one that is in no list loses it with a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '#support/source-files.ts';

const keepers = {
  /** For the tab, by core/page/outdated-page.ts: fields in a `.form`. tests/e2e/site/kept-forms.spec.ts reloads them. */
  tab: [
    'features/certificates/Certificate.astro',
    'features/accounts/NamePair.tsx',
    'features/enrolments/EnrolmentSettings.tsx',
    'features/accounts/Settings.tsx',
    'features/accounts/SignInForm.tsx',
    'features/accounts/SignInSteps.tsx',
    'features/accounts/SignUpForm.tsx',
    'features/accounts/UsernameField.tsx',
    'features/orders/BuyCourse.astro',
    'features/inbox/ContactForm.tsx',
    'features/inbox/MailForm.tsx',
    'features/inbox/OrderForm.tsx',
    'features/bell/BellSettings.tsx',
  ],
  /** A draft of its user (core/device/unsaved.ts), a record, or answers of an attempt. Tests stand with their areas. */
  draft: [
    'features/works/HandIn.tsx',
    'features/graduates/OwnGraduateReviews.tsx',
    'features/questions/CodeFields.tsx',
    'features/quizzes/QuizQuestion.tsx',
    'features/questions/QuestionForm.tsx',
    'features/notes/VideoNotes.tsx',
  ],
  /** Never: passwords, codes that are over in a minute, a chosen file. */
  never: [
    'features/accounts/EmailActionScreen.tsx',
    'features/accounts/Proof.tsx',
    'features/accounts/SecondFactor.tsx',
  ],
  /** Searches and choices that the address, or a press, brings back. */
  again: [
    'features/exercises/Questions.astro',
    'features/search/SearchBar.astro',
    'features/search/SearchResults.astro',
    'features/exercises/OwnReviews.tsx',
    'features/quizzes/QuizResult.tsx',
    'features/video-page/Extras.tsx',
    'features/video-page/TranscriptPanel.tsx',
  ],
};

test('[CONTACT-2] [ORDER-2] [SIGNUP-1] [USER-1] every field that readers and students type into has what keeps it', () => {
  const files = sourceFiles(/\.(?:tsx|astro)$/)
    .filter((file) => !/^src\/(?:panel|core|pages|features\/[\w-]+\/desk)\//.test(file))
    .map((file) => file.slice('src/'.length));
  const field = /<(?:\w*Field|TextArea|textarea|input|select)[\s>/]/;
  const typed = files.filter((file) => field.test(readFileSync(join('src', file), 'utf8')));
  expect(typed.toSorted()).toEqual(Object.values(keepers).flat().toSorted());
});
