import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { afterBuild } from './src/build/after-build.ts';
import { attributeEscape } from './src/build/attribute-escape.ts';
import { cmsBundle } from './src/build/cms.ts';
import { interaction } from './src/build/interaction.ts';
import { netlifyRedirects } from './src/build/netlify-rewrites.ts';
import { parseConfiguration } from './src/domain/site/configuration.ts';

const { cms, ...configuration } = parseConfiguration({
  ...loadEnv('', process.cwd(), 'PUBLIC_'),
  ...process.env,
});

export default defineConfig({
  site: configuration.siteUrl,
  // Together these two settings serve slugs with ə, ı or dots at their exact addresses.
  trailingSlash: 'never',
  // Styles are inline: the first paint needs no further request, and fonts are requested as early as with a preload.
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    interaction(),
    netlifyRedirects(),
    ...(cms ? [cmsBundle()] : []),
    afterBuild({ ...configuration, cms }),
  ],
  vite: {
    plugins: [attributeEscape()],
    define: { __CONFIGURATION__: JSON.stringify(configuration), __CMS__: JSON.stringify(cms) },
    // Fonts stay separate files, because a page may not need all of them.
    build: { assetsInlineLimit: 0 },
  },
});
