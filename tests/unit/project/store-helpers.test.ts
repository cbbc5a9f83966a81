import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file));
const files = ['src/stores', 'src/islands'].flatMap(filesIn);

/** The search page has a tight byte budget, so it handles a storage that throws itself. */
const openingStorage = ['src/stores/shared/device-storage.ts', 'src/stores/search/search-store.ts'];

test('only one file opens the storage, which can throw', () => {
  const opening = files.filter((file) => /\b(local|session)Storage\s*[.[)]/.test(readFileSync(file, 'utf8')));
  expect(opening.toSorted()).toEqual(openingStorage.toSorted());
});

/** Who keeps something and does not look whether the device has it, with the reason why nobody has to be told. */
const untold: Record<string, string> = {
  'src/components/site/account-links.client.ts': 'a message and the loader of the next page',
  'src/stores/accounts/complete-sign-in.ts': 'a message of the next page',
  'src/stores/accounts/profile.ts': 'a reminder; the next sign-in completes the deletion without it',
  'src/stores/accounts/session.ts': 'the forms ask for room before anybody signs in',
  'src/stores/mail/mail-form.ts': 'the time of the last message',
  'src/stores/notices/bell.ts': 'the bell, which the account has',
  'src/stores/panel/gate.ts': 'the panel asks for the password again',
  'src/stores/panel/reload.ts': 'the list starts at the top',
  'src/stores/panel/uploaded-pictures.ts': 'an offer of pictures that can be uploaded again',
  'src/stores/progress/places.ts': 'a link on the front page; the progress has the place too',
  'src/stores/saved/device.ts': 'the list that was removed has left its room',
  'src/stores/search/free-videos.ts': 'what was read once is read again',
  'src/stores/search/quick-search.ts': 'an offer of earlier searches',
  'src/stores/shared/record.ts': 'a failure to send, or the page itself, asks whether the device has it',
  'src/stores/shared/unsaved.ts': 'a mark for other tabs, which have no drafts on the device either',
  'src/stores/videos/measure.ts': 'a duration that is learnt again',
  'src/stores/videos/preferences.ts':
    'the speed of the player is seen at once, and the next page shows what it is',
};

test('[READ-4] [SHELL-6] whoever keeps something on the device looks whether it is kept, or nobody relies on it', () => {
  const dropped = filesIn('src').filter((file) => {
    const text = readFileSync(file, 'utf8');
    const isUser = text.includes("shared/device-storage.ts'") || text.includes("'./device-storage.ts'");
    return (
      isUser && /^\s*(if \(.*\) |else )?((onDevice|inTab)\.)?(keep|write)\((?!.*( \{|: void;)$)/m.test(text)
    );
  });
  expect(dropped.toSorted()).toEqual(Object.keys(untold));
});

/** Where the newest of several requests is told from the others by hand, with the reason. */
const ownGuards: Record<string, string> = {
  'src/stores/accounts/username.ts': 'a hint that is gone without an answer',
  'src/stores/accounts/verification.ts': 'an answer that changes the profile, not a place of its own',
  'src/stores/panel/editor.ts': 'the form that was opened last',
  'src/stores/panel/factor.ts': 'without an answer the gate is shown',
  'src/stores/panel/line-run.ts': 'a run that was cancelled',
  'src/stores/panel/publishing.ts': 'a build that is followed',
  'src/stores/panel/students.ts': 'the run through all pages',
  'src/stores/panel/videos.ts': 'a hint that is gone without an answer',
  'src/stores/search/free-videos.ts': 'several steps, of which one ends the session',
  'src/stores/shared/chosen-picture.ts': 'the picture that was chosen last',
  'src/stores/shared/failures.ts': 'the mechanism itself',
  'src/stores/shared/form.ts': 'the form that was sent last',
  'src/stores/videos/first-video.ts': 'the video that is looked for',
  'src/stores/videos/player.ts': 'the video that was pressed last',
  'src/stores/videos/sources.ts': 'a refusal may mean that the grant is over',
};

test('[SHELL-14] what is read from the service goes through one mechanism', () => {
  const guarding = files.filter((file) => /\blatest\(\)/.test(readFileSync(file, 'utf8')));
  expect(guarding.toSorted()).toEqual([...Object.keys(ownGuards), 'src/stores/shared/latest.ts'].toSorted());
});

test('[READ-7] a button that may have to wait is a Button, so a press meanwhile does nothing', () => {
  const byHand = filesIn('src/islands').filter((file) =>
    /<button\b(?:[^>]|=>)*aria-(busy|disabled)=/.test(readFileSync(file, 'utf8')),
  );
  expect(byHand.toSorted()).toEqual([
    'src/islands/panel/TabList.tsx',
    'src/islands/panel/post/editor/Toolbar.tsx',
    'src/islands/shared/Button.tsx',
  ]);
});

test('[PANEL-14] one function writes the log', () => {
  const writing = filesIn('src/gateways').filter((file) => /set\(`audit\//.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['src/gateways/audit.ts']);
});
