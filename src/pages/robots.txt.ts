import { configuration } from '#configuration';
import { files } from '#domain/files.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(files.sitemap, configuration.siteUrl)}\n`);
