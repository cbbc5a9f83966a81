// READ-5.
import type { APIRoute } from 'astro';
import { routes } from '#core/addresses/routes.ts';
import { siteSettings } from '#core/build/site.ts';
import { lessons } from '#features/courses/texts.ts';
import { code } from '#features/snippets/texts.ts';
import { menu } from '#site/texts.ts';
import tokens from '#styles/tokens.css?raw';

const colour = (name: string): string | undefined =>
  new RegExp(`--${name}: light-dark\\((#[0-9a-f]+),`).exec(tokens)?.[1];

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = async () => {
  const { brand, description, lang } = await siteSettings();
  return Response.json({
    id: routes.home,
    name: brand,
    short_name: brand,
    description,
    lang,
    dir: 'ltr',
    categories: ['education'],
    start_url: routes.home,
    scope: routes.home,
    display: 'standalone',
    background_color: colour('surface'),
    theme_color: colour('accent'),
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: lessons.title, url: routes.lessons },
      { name: code.title, url: routes.code('html') },
      { name: menu.blog, url: routes.blogs() },
    ],
  });
};
