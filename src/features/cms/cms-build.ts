import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { cmsFolder } from './cms.ts';

type Patch = [theirs: string, ours: string];

/** Decap's file can then call something of another file. */
const importing = (name: string, file: string): Patch => [
  'import ',
  `import { ${name} } from ${JSON.stringify(file)};\nimport `,
];
const importOurs = (name: string, file: string): Patch => importing(name, resolve('admin', file));
const importReason = importOurs('reasonOf', 'reason.ts');
const importSlug = importing('slugOf', resolve('src/core/words/slug.ts'));

/** A question of the editor that names its entry. */
const naming = (key: string): Patch => [
  `t('editor.editor.${key}')`,
  `t("editor.editor.${key}", nameOf(this.props))`,
];

const leading: Patch = [
  'this.controlPaneRef.validate();\n    this.props.',
  'this.controlPaneRef.validate();\n    store.dispatch(clearNotifications());\n    if (leadsToFault(this.props.collection.get("name"), store.getState().entryDraft, this.controlPaneRef, (message) => store.dispatch(addNotification({ message, type: "error", dismissAfter: 20000 })))) return;\n    this.props .',
];
/** The editor of an entry, and of a new one. */
const keyed: Patch = ['props => _jsx(Editor, {', 'props => _jsx(Editor , {\n key: editorKey(props.history),'];

const patches: Record<string, Patch[]> = {
  // Texts that are in the code instead of the language files (CMS-1).
  'decap-cms-app/dist/esm/extensions.js': [["'Code Block'", "'Kod'"]],
  'decap-cms-widget-code/dist/esm/SettingsPane.js': [
    ['"Field Settings"', '"Bu kodun tənzimləmələri"'],
    ['"Mode"', '"Dil"'],
    ['"Global Settings"', '"Redaktorun tənzimləmələri"'],
    ['"Theme"', '"Görünüş"'],
    ['"KeyMap"', '"Klaviatura"'],
  ],
  // «3 modul»: in Azerbaijani a noun after a number is singular, and toLowerCase() without a locale is wrong for İ.
  'decap-cms-widget-list/dist/esm/ListControl.js': [
    ['items.size === 1 ? labelSingular.toLowerCase() : label.toLowerCase()', 'labelSingular'],
    ['label: labelSingular.toLowerCase()', 'label: labelSingular'],
  ],
  // The link to the page of an entry is made before the entry is loaded, when one is opened right after another is saved.
  'decap-cms-core/dist/esm/actions/deploys.js': [
    ['const deploy = published ?', 'const deploy = !entry ? null : published ?'],
  ],
  // Decap offers what is left on the device at once, and the entry then replaces it (decaporg/decap-cms#5055). An unreadable entry leads back.
  'decap-cms-core/dist/esm/components/Editor/Editor.js': [
    [
      'export class Editor',
      'const nameOf = ({ collection, entryDraft }) => ({ entry: selectEntryCollectionTitle(collection, entryDraft.get("entry")) });\nexport class Editor',
    ],
    ['{ selectFields, getFileFromSlug }', '{ selectFields, getFileFromSlug, selectEntryCollectionTitle }'],
    naming('onPublishing'),
    naming('onUnpublishing'),
    naming('onDeleteWithUnsavedChanges'),
    naming('onDeletePublishedEntry'),
    naming('onDeleteUnpublishedChangesWithUnsavedChanges'),
    naming('onDeleteUnpublishedChanges'),
    [
      'if (!prevProps.localBackup && this.props.localBackup) {',
      'const offered = ({ localBackup, draftKey }) => Boolean(localBackup && draftKey);\n    if (!offered(prevProps) && offered(this.props)) {',
    ],
    // A new entry that was saved gets its address by a replacement, and was then left without a question when it was changed again.
    [
      'this.deleteBackup();\n      unblock();',
      'this.deleteBackup();\n      if (action === "REPLACE" && pathname.startsWith(entriesPath)) return;\n      unblock();',
    ],
    importReason,
    [
      'children: _jsx("h3", {\n          children: entry.get(\'error\')\n        })',
      'style: { padding: 24 }, children: [_jsx("h3", { children: this.props.t("ui.toast.onFailToLoadEntries", { details: reasonOf(entry.get("error")) }) }, "reason"), _jsx("a", { href: "#" + this.props.editorBackLink, children: "←" + this.props.t("editor.editorToolbar.backCollection", { collectionLabel: collection.get("label") }) }, "back")]',
    ],
  ],
  'decap-cms-core/dist/esm/components/Workflow/WorkflowList.js': [
    ["t('workflow.workflowList.onDeleteEntry')", 't("workflow.workflowList.onDeleteEntry", { entry: slug })'],
    [
      "t('workflow.workflowList.onPublishEntry')",
      't("workflow.workflowList.onPublishEntry", { entry: slug })',
    ],
  ],
  // Another address in the same tab is another entry (admin/editor-key.ts).
  'decap-cms-core/dist/esm/components/App/App.js': [importOurs('editorKey', 'editor-key.ts'), keyed, keyed],
  // The time that a new entry gets by itself is no change that could be lost.
  'decap-cms-core/dist/esm/reducers/entryDraft.js': [
    [
      'if (meta) {\n            state.setIn(',
      "const isFilledIn = state.getIn(['entry', 'data', name]) === '{{now}}';\n          if (meta) {\n            state.setIn(",
    ],
    ["state.set('hasChanged', !entries", "if (!isFilledIn) state.set('hasChanged', !entries"],
  ],
  // Decap's rule for names has «i» with a dot above it for İ, and loses the dot in the template of a path, so a new exercise had no folder.
  'decap-cms-core/dist/esm/lib/formatters.js': [
    importSlug,
    ['return slug.trim()', 'return slugOf(slug);\n  slug.trim()'],
    ["prepareSlug(collection.get('path'))", "collection.get('path')"],
  ],
  // A number behind the name of a second entry hides from its editor that there are two.
  'decap-cms-core/dist/esm/backend.js': [
    importOurs('refuseSecond', 'before-save.ts'),
    ['uniqueSlug = `', 'refuseSecond(collection.get("name"), slug);\n      uniqueSlug = `'],
  ],
  'decap-cms-core/dist/esm/components/MediaLibrary/MediaLibrary.js': [
    importOurs('mayDelete', 'picture-users.ts'),
    importing('store', '../../redux'),
    importing('getAllEntries', '../../actions/entries'),
    ['handleDelete = () => {', 'handleDelete = async () => {'],
    [
      "if (!window.confirm(t('mediaLibrary.mediaLibrary.onDelete'))) {",
      'const entriesOf = (name) => getAllEntries(store.getState(), store.getState().collections.get(name));\n    if (!(await mayDelete(selectedFile.path, entriesOf))) {',
    ],
  ],
  // On a narrow screen the fields of an entry come first, its preview after a press (admin/decap.css).
  'decap-cms-core/dist/esm/components/Editor/EditorInterface.js': [
    [
      'localStorage.getItem(RIGHT_PANE) || PANE_ORDER[0]',
      'localStorage.getItem(RIGHT_PANE) || (matchMedia("(width < 800px)").matches ? NO_PANE : PANE_ORDER[0])',
    ],
    importOurs('leadsToFault', 'faults.ts'),
    importing('store', '../../redux'),
    importing('addNotification, clearNotifications', '../../actions/notifications'),
    leading,
    leading,
  ],
  // «Bad credentials» says nothing to an editor whose token was taken back, «[object Object]», thrown by lists of pull requests, nothing to anybody.
  'decap-cms-backend-github/dist/esm/API.js': [
    [
      'throw new APIError(error.message, responseStatus',
      'throw new APIError(responseStatus === 401 ? "girişinizin vaxtı bitib. Yazdıqlarınız bu cihazda qalır: hesabdan çıxıb yenidən daxil olun." : error.message, responseStatus',
    ],
    [
      'allResponses.map(res => this.parseResponse(res))',
      'allResponses.map(res => this.parseResponse(res).catch(error => this.handleRequestError(error, res.status)))',
    ],
  ],
  // An error is shown with its class, «Failed to fetch» in English (admin/reason.ts).
  'decap-cms-core/dist/esm/components/UI/Notifications.js': [
    importReason,
    ["== 'string' ? notification.message", "== 'string' ? reasonOf(notification.message)"],
    ['notification.message\n', 'notification.message, details: reasonOf(notification.message.details)\n'],
  ],
  'decap-cms-core/dist/esm/actions/mediaLibrary.js': [
    importSlug,
    importOurs('uploadProblem', 'uploads.ts'),
    [
      'const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);',
      'const refused = await uploadProblem(file);\n    if (refused !== null) {\n      dispatch(addNotification({ message: refused, type: "error", dismissAfter: 20000 }));\n      return dispatch(mediaPersistFailed({ privateUpload }));\n    }\n    const fileName = sanitizeSlug(slugOf(file.name), state.config.slug);',
    ],
    ['Failed to persist media: ', 'Şəkil yadda saxlanılmadı: '],
    ['Failed to delete media: ', 'Şəkil silinmədi: '],
    ['Failed to delete media: ', 'Şəkil silinmədi: '],
    [
      ' already exists. Do you want to replace it?',
      ': bu adda şəkil artıq var. Əvəz edilsin? Onu göstərən bütün materiallarda dəyişəcək.',
    ],
  ],
  // A list that can't be sorted, because its entries can't be read, looks like an empty one.
  'decap-cms-core/dist/esm/actions/entries.js': [
    [
      'dispatch({\n        type: SORT_ENTRIES_FAILURE,',
      'dispatch(addNotification({ message: { details: error, key: "ui.toast.onFailToLoadEntries" }, type: "error", dismissAfter: 8000 }));\n      dispatch({\n        type: SORT_ENTRIES_FAILURE,',
    ],
  ],
  // An entry that can't be read is said to be loading for ever, without a way back.
  'decap-cms-core/dist/esm/actions/editorialWorkflow.js': [
    ['import { loadEntry, ', 'import { loadEntry, entryLoadError, '],
    [
      'dispatch(loadEntry(collection, slug));\n      } else {',
      'dispatch(loadEntry(collection, slug));\n      } else {\n        dispatch(unpublishedEntryRedirected(collection, slug));\n        dispatch(entryLoadError(error, collection, slug));',
    ],
  ],
  // Decap asks for the last commit of every file that it lists, for a date and an author that no list of ours shows.
  'decap-cms-lib-util/dist/esm/implementation.js': [['readFileMetadata(file.path, file.id)', '{}']],
  // `/images/…` in an entry is a file of the media folder; Decap takes it for an address since decaporg/decap-cms#7650, and a new picture was broken.
  'decap-cms-lib-util/dist/esm/path.js': [["'^(?:[a-z]+:)?//|^/'", "'^(?:[a-z]+:)?//'"]],
};

/** Fails if a place is missing, because the patch must then be checked against the newer Decap. */
function cmsPatches(): Plugin {
  const left = new Set(Object.keys(patches));
  return {
    name: 'cms-patches',
    transform(code, id) {
      const file = Object.keys(patches).find((name) => id.endsWith(name));
      if (file === undefined) return null;
      left.delete(file);
      return (patches[file] ?? []).reduce((text, [theirs, ours]) => {
        if (!text.includes(theirs))
          this.error(`${file} has no ${theirs} any more (src/features/cms/cms-build.ts).`);
        return text.replace(theirs, ours);
      }, code);
    },
    buildEnd() {
      if (left.size > 0)
        this.error(`Decap has no ${[...left].join(', ')} any more (src/features/cms/cms-build.ts).`);
    },
  };
}

const root = process.cwd();
const [folder = ''] = process.argv.slice(2);

await build({
  configFile: false,
  root,
  base: `${cmsFolder}/`,
  publicDir: false,
  logLevel: 'error',
  // Leaves out Decap's 36 other languages; ours is admin/locale.ts, and English is the fallback.
  resolve: { alias: [{ find: /^decap-cms-locales$/, replacement: resolve('admin/languages.ts') }] },
  plugins: [cmsPatches()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'admin/main.ts',
      output: {
        entryFileNames: 'cms.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
