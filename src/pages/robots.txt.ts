import { configuration } from '#configuration';
import { routes } from '#domain/routes.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(routes.sitemap, configuration.siteUrl)}\n`);
