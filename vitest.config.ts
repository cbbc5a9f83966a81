/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Each folder of tests is a project with its own environment. `npx vitest --project unit` runs one project.
export default getViteConfig({
  test: {
    // Two files at a time, even on two cores, because tests often wait for child processes.
    maxWorkers: 2,
    // The timeouts are long, because builds and emulators of three projects share the machine. Passing tests never wait for
    // them.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
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
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 480_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
