import { configuration } from '#configuration';
import { files } from '#domain/routes.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(files.sitemap, configuration.siteUrl)}\n`);
