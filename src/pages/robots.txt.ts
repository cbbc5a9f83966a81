import { configuration } from '#configuration';
import { files } from '#core/addresses/file-addresses.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(files.sitemap, configuration.siteUrl)}\n`);
