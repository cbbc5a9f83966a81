import type { CmsConfig } from 'decap-cms-core';
import type { CmsConfiguration } from '#core/installation/configuration.ts';
import { collections } from './collections.ts';

/** Where entries are saved: in the checkout by decap-server, or in the repository through GitHub. */
function backend(cms: CmsConfiguration): Pick<CmsConfig, 'backend' | 'local_backend'> {
  if (cms.name !== 'local') {
    const { scope, ...repository } = cms;
    return { backend: { ...repository, auth_scope: scope, commit_messages: commitMessages } };
  }
  const proxy_url = `${cms.origin}/api/v1`;
  return {
    backend: { name: 'proxy', branch: 'main', proxy_url, commit_messages: commitMessages },
    // Decap asks the server for its publish mode: `fs` has no editorial workflow, `git` has one.
    local_backend: { url: proxy_url },
  };
}

const commitMessages = {
  create: 'Content: {{collection}} “{{slug}}” is new',
  update: 'Content: {{collection}} “{{slug}}” is changed',
  delete: 'Content: {{collection}} “{{slug}}” is deleted',
  uploadMedia: 'Content: picture “{{path}}”',
  deleteMedia: 'Content: picture “{{path}}” is deleted',
};

/** Decap's complete configuration (CMS-1). There is no config.yml, because the fields are derived from src/domain. */
export function configOf(cms: CmsConfiguration, siteUrl: string): CmsConfig {
  return {
    ...backend(cms),
    load_config_file: false,
    locale: 'az',
    publish_mode: 'editorial_workflow',
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: '/icons/192.png', show_in_header: true },
    media_folder: 'content/images',
    public_folder: '/images',
    // Of every picture, in a text too: without place and camera.
    media_processing: {
      enabled: true,
      format: { enabled: true, default: 'webp' },
      quality: 90,
      strip_metadata: true,
    },
    slug: { encoding: 'unicode', clean_accents: false, sanitize_replacement: '-' },
    // Decap's types contain only its own widgets, not ours.
    collections: collections.map(({ schema: _, ...collection }) => ({
      ...collection,
      // Each collection has its own format, which main.ts registers under the collection's name (file-formats.ts).
      format: collection.name,
    })) as CmsConfig['collections'],
  };
}
