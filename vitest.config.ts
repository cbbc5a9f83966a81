import { configDefaults, defineConfig } from 'vitest/config';

const unit = {
  setupFiles: 'tests/support/setup.ts',
  // Before each test.
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 60_000,
};

/** These replace `location`, which a page of its own context does not allow. */
const replacingLocation = [
  'src/core/session/complete-sign-in.test.ts',
  'src/features/accounts/sign-in-steps.test.ts',
  'src/features/orders/coupon.test.ts',
  'src/features/orders/order-course.test.ts',
  'src/panel/row-actions.test.ts',
  'src/panel/panel-reload.test.ts',
];

// Each folder of tests is a project with its own environment. `npx vitest --project 'unit*'` runs one folder.
// Without Astro's configuration, because no test imports an .astro file or a collection, and it costs a second each time.
export default defineConfig({
  // A site without services; a test that needs one replaces #configuration.
  define: {
    __CONFIGURATION__: { siteUrl: 'http://localhost:4321', firebase: null, mail: null },
    __APP_CHECK__: 'null',
    __CMS__: 'null',
    __GOOGLE_SIGN_IN__: 'true',
    __REPORTS__: 'null',
    __YOUTUBE_KEY__: '"test-key"',
    __SECOND_FACTOR__: 'true',
  },
  test: {
    // Two files at a time, even on two cores, because tests often wait for child processes.
    maxWorkers: 2,
    // The timeouts are long, because builds and emulators of three projects share the machine. Passing tests never wait for
    // them.
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...replacingLocation],
          environment: 'node',
          // A new context for each file instead of a new process: jsdom is loaded once, and nothing is shared.
          pool: 'vmForks',
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-location', include: replacingLocation },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/global-setup.ts',
          environment: 'node',
          testTimeout: 480_000,
          hookTimeout: 480_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          globalSetup: 'tests/stack/global-setup.ts',
          environment: 'node',
          testTimeout: 480_000,
          hookTimeout: 480_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: 'tests/rules/global-setup.ts',
          setupFiles: 'tests/rules/support/device.ts',
          environment: 'node',
          testTimeout: 480_000,
          hookTimeout: 480_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
