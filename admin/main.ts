import CMS from 'decap-cms-app';
import type { CmsConfiguration } from '#core/installation/configuration.ts';
import { cmsSettingsId } from '#features/cms/cms.ts';
import { beforeSave } from './before-save.ts';
import { showBuildProblems } from './build-problems.ts';
import { checkedBy } from './check.ts';
import { collections } from './collections.ts';
import { configOf } from './config.ts';
import css from './decap.css?inline';
import { image } from './editor-components.tsx';
import { frontMatterOf, jsonOf, markdownSettings } from './file-formats.ts';
import { az } from './locale.ts';
import { PathControl } from './path-control.tsx';
import { registerPreviews } from './previews.ts';
import { RelationControl } from './relation-control.tsx';
import { SlugControl } from './slug-control.tsx';
import { tellStudents } from './tell-students.ts';

interface Settings {
  cms: CmsConfiguration;
  siteUrl: string;
  failure: string | null;
}

const { cms, siteUrl, failure }: Settings = JSON.parse(
  document.getElementById(cmsSettingsId)?.textContent ?? '',
);

CMS.registerLocale('az', az);
CMS.registerWidget('slug', SlugControl);
CMS.registerWidget('path', PathControl);
CMS.registerWidget('fixed-relation', RelationControl);
CMS.registerEditorComponent(image);
CMS.registerRemarkPlugin({ settings: markdownSettings });
CMS.registerEventListener(beforeSave);
CMS.registerEventListener(tellStudents);
for (const collection of collections) {
  const fields = checkedBy(collection.name)?.fields ?? [];
  const isText = 'extension' in collection && collection.extension === 'md';
  const format = isText ? frontMatterOf(fields) : jsonOf(fields);
  CMS.registerCustomFormat(collection.name, isText ? 'md' : 'json', format);
}
registerPreviews();
CMS.init({ config: configOf(cms, siteUrl) });
// Behind Decap's own styles, which stand in the head.
const style = document.createElement('style');
style.textContent = css;
document.body.append(style);
showBuildProblems(failure);
