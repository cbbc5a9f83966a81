import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statefulFiles } from '#support/import-rules.ts';
import { isGateway, sourceFiles } from '#support/source-files.ts';

const files = sourceFiles();

/** The search page has a tight byte budget, so it handles a storage that throws itself. */
const openingStorage = ['src/features/search/search-store.ts'];

test('no store opens the storage by itself, because it can throw', () => {
  const stateful = [...statefulFiles()].filter((file) => !file.endsWith('.astro'));
  const opening = stateful.filter((file) =>
    /\b(local|session)Storage\s*[.[)]/.test(readFileSync(file, 'utf8')),
  );
  expect(opening.toSorted()).toEqual(openingStorage.toSorted());
});

/** Who keeps something and does not look whether the device has it, with the reason why nobody has to be told. */
const untold: Record<string, string> = {
  'src/site/account-links.client.ts': 'a message and the loader of the next page',
  'src/core/session/complete-sign-in.ts': 'a message of the next page',
  'src/core/session/profile.ts': 'a reminder; the next sign-in completes the deletion without it',
  'src/core/session/session.ts': 'the forms ask for room before anybody signs in',
  'src/features/inbox/store.ts': 'the time of the last message',
  'src/features/bell/store.ts': 'the bell, which the account has',
  'src/panel/gate.ts': 'the panel asks for the password again',
  'src/panel/reload.ts': 'the list starts at the top',
  'src/panel/uploaded-pictures.ts': 'an offer of pictures that can be uploaded again',
  'src/features/progress/place-store.ts': 'a link on the front page; the progress has the place too',
  'src/features/accounts/first-steps.ts': 'an offer that comes again',
  'src/features/today/today.ts': 'what the pages that have read it show, too',
  'src/features/today/today-view.ts': 'room that the next visit may do without',
  'src/features/saved/device-list.ts': 'the list that was removed has left its room',
  'src/features/search/free-videos.ts': 'what was read once is read again',
  'src/features/groups/store.ts': 'what was read once is read again',
  'src/features/search/quick-search.ts': 'an offer of earlier searches',
  'src/core/device/record-store.ts': 'a failure to send, or the page itself, asks whether the device has it',
  'src/core/device/unsaved.ts': 'a mark for other tabs, which have no drafts on the device either',
  'src/features/school/desk/store.ts': 'figures that can be counted again',
  'src/panel/last-chosen.ts': 'what a form begins with, and says',
  'src/features/videos/measure.ts': 'a duration that is learnt again',
  'src/features/videos/preferences.ts':
    'the speed of the player is seen at once, and the next page shows what it is',
};

test('[READ-4] [SHELL-6] whoever keeps something on the device looks whether it is kept, or nobody relies on it', () => {
  const dropped = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const isUser = text.includes("/device-storage.ts'");
    return (
      isUser && /^\s*(if \(.*\) |else )?((onDevice|inTab)\.)?(keep|write)\((?!.*( \{|: void;)$)/m.test(text)
    );
  });
  expect(dropped.toSorted()).toEqual(Object.keys(untold).toSorted());
});

/** Where the newest of several requests is told from the others by hand, with the reason. */
const ownGuards: Record<string, string> = {
  'src/features/accounts/username.ts': 'a hint that is gone without an answer',
  'src/features/accounts/verification.ts': 'an answer that changes the profile, not a place of its own',
  'src/panel/editor.ts': 'the form that was opened last',
  'src/panel/factor.ts': 'without an answer the gate is shown',
  'src/panel/line-run.ts': 'a run that was cancelled',
  'src/panel/publishing.ts': 'a build that is followed',
  'src/features/progress/desk/store.ts': 'the run through all pages',
  'src/features/videos/desk/store.ts': 'a hint that is gone without an answer',
  'src/features/search/free-videos.ts': 'several steps, of which one ends the session',
  'src/core/forms/chosen-picture.ts': 'the picture that was chosen last',
  'src/core/page/failures.ts': 'the mechanism itself',
  'src/core/session/session-state.ts': 'requests that end with the session',
  'src/core/forms/form-store.ts': 'the form that was sent last',
  'src/features/videos/first-video.ts': 'the video that is looked for',
  'src/features/videos/player-store.ts': 'the video that was pressed last',
  'src/features/videos/sources.ts': 'a refusal may mean that the grant is over',
};

test('[SHELL-14] what is read from the service goes through one mechanism', () => {
  const guarding = files.filter((file) => /\b(?:latest|sessionLatest)\(\)/.test(readFileSync(file, 'utf8')));
  expect(guarding.toSorted()).toEqual([...Object.keys(ownGuards), 'src/core/page/latest.ts'].toSorted());
});

test('[READ-7] a button that may have to wait is a Button, so a press meanwhile does nothing', () => {
  const byHand = sourceFiles(/\.tsx$/).filter((file) =>
    /<button\b(?:[^>]|=>)*aria-(busy|disabled)=/.test(readFileSync(file, 'utf8')),
  );
  expect(byHand.toSorted()).toEqual([
    'src/core/views/Button.tsx',
    'src/features/posts/desk/editor/Toolbar.tsx',
    'src/panel/TabList.tsx',
  ]);
});

test('[PANEL-14] one function writes the log', () => {
  const writing = files.filter((file) => isGateway(file) && /set\(`audit\//.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['src/core/cloud/audit.ts']);
});
