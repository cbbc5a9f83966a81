// Which modules are one file in the browser (docs/decisions/021). Every file is compressed by itself and named in the
// lists of what others load, so many small ones weigh a third more than the same code in a few.

interface Group {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

const packages = (pattern: RegExp) => (id: string) => pattern.test(id);
const modules = (...paths: readonly string[]) => {
  const ends = paths.map((path) => `/src/${path}`);
  return (id: string) => ends.some((end) => id.endsWith(end));
};

/**
 * A module belongs to the first group that names it or imports it, directly or not. So a group may hold only what all
 * its visitors load anyway, and what guests share with users must come before what only users load.
 */
const groups: readonly [name: string, test: Group['test']][] = [
  ['react', packages(/node_modules[\\/](react|react-dom|scheduler)[\\/]/)],
  ['auth', packages(/node_modules[\\/](.*@firebase[\\/](app|auth|component|logger|util)|idb)[\\/]/)],
  // Also for a guest who opens the live preview: the parts of schemas must not be with what only users load.
  [
    'valibot',
    (id) => packages(/node_modules[\\/]valibot[\\/]/)(id) || modules('domain/shared/schema-parts.ts')(id),
  ],
  ['nanostores', packages(/node_modules[\\/]nanostores[\\/]/)],
  // Every page. With the page's own script, which only imports the shell and would be one more file that waits for another.
  [
    'shell',
    (id) =>
      id.includes('/src/layouts/Page.astro?') ||
      modules(
        'layouts/shell.client.ts',
        'components/shared/element.ts',
        // The not-found page needs it without what the device keeps.
        'stores/shared/page-life.ts',
      )(id),
  ],
  // All addresses: not for the shell, which needs few of them (domain/shared/return-path.ts).
  ['routes', modules('domain/shared/routes.ts')],
  // The search page and whoever is signed in. The texts of states are also the not-found page's.
  ['states', modules('messages/shared/states.ts')],
  [
    'basics',
    modules(
      'components/shared/icon.ts',
      'domain/shared/dates.ts',
      'domain/shared/file-addresses.ts',
      'domain/shared/letters.ts',
      'domain/shared/limits.ts',
      'domain/shared/typed.ts',
      'domain/shared/word-language.ts',
      'islands/shared/arrow-keys.ts',
    ),
  ],
  // The search page and the quick search; who is signed in has more that imports parts of it.
  ['search-hits', modules('components/search/search-hits.ts', 'stores/search/search-store.ts')],
  // What the device keeps, and what else forms and saved pages of guests share with whoever is signed in.
  [
    'device',
    modules(
      'domain/accounts/session.ts',
      'domain/saved/settled.ts',
      'domain/shared/kept-pages.ts',
      'domain/shared/search-storage-keys.ts',
      'domain/shared/storage-keys.ts',
      'stores/shared/device-storage.ts',
      'stores/shared/latest.ts',
      'stores/shared/load-part.ts',
    ),
  ],
  // What is saved, for pages of users on which nothing is saved yet.
  ['saved-glance', modules('messages/saved/save-button.ts', 'stores/saved/glance.ts')],
  ['saved', modules('stores/saved/device.ts', 'stores/saved/saved.ts')],
  // The footer's map and the forms of guests need one of them without the session.
  ['configuration', modules('configuration.ts')],
  ['site-texts', modules('messages/site/site.ts')],
  // Messages, also for a guest who saves a page.
  [
    'toasts',
    modules('components/shared/toasts.client.ts', 'stores/shared/failures.ts', 'stores/shared/toasts.ts'),
  ],
  // Whoever is signed in. Nothing here may act when it is loaded: the sign-in page loads it for guests.
  [
    'session',
    modules(
      'domain/shared/course-storage-keys.ts',
      'gateways/accounts.ts',
      'stores/accounts/session.ts',
      'stores/shared/course-paths.ts',
      'stores/shared/unsaved.ts',
    ),
  ],
  // Every island.
  [
    'islands',
    (id) =>
      packages(/node_modules[\\/]@nanostores[\\/]react[\\/]/)(id) ||
      modules(
        'islands/shared/ErrorBoundary.tsx',
        'islands/shared/Icon.tsx',
        'islands/shared/PageSection.tsx',
        'islands/shared/WovenEmblem.tsx',
      )(id),
  ],
  // What is said of a course: its videos, the profile, and the cards of who has watched something.
  ['figure', modules('domain/progress/figure.ts', 'messages/progress/progress.ts')],
  // The user's own record, which all pages of users read.
  [
    'reader',
    modules(
      'domain/accounts/access.ts',
      'domain/videos/duration.ts',
      'domain/videos/moment.ts',
      'domain/videos/video.ts',
      'domain/shared/youtube.ts',
      'gateways/commit.ts',
      'gateways/documents.ts',
      'gateways/people.ts',
      'islands/shared/FailedNote.tsx',
      'stores/accounts/profile.ts',
      'stores/accounts/when-unverified.ts',
    ),
  ],
  // The words by which users and videos are found.
  ['words', modules('domain/accounts/name-search.ts', 'domain/shared/title-words.ts')],
  ['progress', modules('gateways/progress.ts', 'stores/progress/progress.ts')],
  ['youtube', modules('gateways/youtube.ts')],
  // The videos of a course, and tabs of the panel.
  ['course', modules('domain/courses/course.ts')],
  ['course-videos', modules('components/videos/course-videos.ts')],
  ['form', modules('islands/shared/Field.tsx', 'islands/shared/Form.tsx', 'stores/shared/form.ts')],
  // The account's pages name the panel, so its texts are not with its code.
  ['panel-texts', modules('messages/panel/panel.ts')],
  ['gate', modules('islands/panel/build-data.ts', 'islands/panel/LazyPart.tsx', 'stores/panel/gate.ts')],
  // What all tabs of the panel share.
  [
    'panel',
    modules(
      'gateways/staff/publishing.ts',
      'gateways/staff/save.ts',
      'islands/panel/ContentTab.tsx',
      'islands/panel/EditorForm.tsx',
      'islands/panel/PanelLayout.tsx',
    ),
  ],
];

/** For the bundler's `codeSplitting`. */
export const scriptGroups: Group[] = groups.map(([name, test], index) => ({
  name,
  test,
  priority: groups.length - index,
}));

/**
 * For the bundler's `entryFileNames`. A script of an `.astro` file has the name of its component. Astro's name has 37 more
 * letters, which stand in pages, in scripts that import from it, and in lists of what is loaded later.
 */
export const entryFileNames = ({ name }: { name: string }): string =>
  `_astro/${name.replace(/\.astro.*/, '')}.[hash].js`;
