import CMS from 'decap-cms-app';
import { cmsSettingsId } from '#domain/cms.ts';
import type { CmsConfiguration } from '#domain/configuration.ts';
import { beforeSave } from './before-save.ts';
import { configOf } from './config.ts';
import { image } from './editor-components.tsx';
import { az } from './locale.ts';
import { registerPreviews } from './previews.ts';
import { SlugControl } from './slug-control.tsx';

interface Settings {
  cms: CmsConfiguration;
  siteUrl: string;
}

const { cms, siteUrl }: Settings = JSON.parse(document.getElementById(cmsSettingsId)?.textContent ?? '');

CMS.registerLocale('az', az);
CMS.registerWidget('slug', SlugControl);
CMS.registerEditorComponent(image);
CMS.registerEventListener(beforeSave);
registerPreviews();
CMS.init({ config: configOf(cms, siteUrl) });
