import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { afterBuild } from './src/build/after-build.ts';
import { tellCourses, tellFailure } from './src/build/config-documents.ts';
import { contentCheck } from './src/build/content-check.ts';
import { exerciseCheck } from './src/build/exercise-check.ts';
import { netlifyRewrites, readConfiguration } from './src/build/netlify.ts';
import { firstScriptName, laterScriptName, scriptGroups } from './src/build/script-groups.ts';
import { cmsBundle } from './src/features/cms/bundle.ts';

const { appCheckKey, cms, googleSignIn, reports, secondFactor, youtubeKey, ...configuration } =
  readConfiguration(process.cwd());
/** @param {import('#core/build/build-note.ts').BuildProblem[]} problems */
const tell = (problems) => tellFailure(problems, configuration.firebase);

export default defineConfig({
  site: configuration.siteUrl,
  // Together these two settings serve slugs with ə, ı or dots at their exact addresses.
  trailingSlash: 'never',
  // Styles come with the page: no request stands before the first paint.
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    contentCheck(tell, (known) => tellCourses(known, configuration.firebase)),
    netlifyRewrites(),
    exerciseCheck(tell),
    ...(cms ? [cmsBundle()] : []),
    afterBuild({ ...configuration, appCheckKey, cms, googleSignIn, reports, secondFactor, youtubeKey }),
  ],
  vite: {
    define: {
      __CONFIGURATION__: JSON.stringify(configuration),
      __APP_CHECK__: JSON.stringify(appCheckKey),
      __CMS__: JSON.stringify(cms),
      __GOOGLE_SIGN_IN__: JSON.stringify(googleSignIn),
      __REPORTS__: JSON.stringify(reports),
      __YOUTUBE_KEY__: JSON.stringify(youtubeKey),
      __SECOND_FACTOR__: JSON.stringify(secondFactor),
    },
    build: {
      // The browsers that pages must work in (READ-12, docs/decisions/035). Styles are lowered to them too.
      target: ['chrome99', 'firefox103', 'safari15.6'],
      // Fonts stay separate files, because a page may not need all of them.
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: scriptGroups },
              chunkFileNames: laterScriptName,
              entryFileNames: firstScriptName,
            },
          },
        },
      },
    },
  },
});
