import type { Plugin } from 'vite';

/** A part of Decap's code and its replacement. */
type Patch = [theirs: string, ours: string];

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
  // The link to the page of an entry is made before the entry is loaded, when one is opened right after another is saved:
  // «Cannot read properties of undefined».
  'decap-cms-core/dist/esm/actions/deploys.js': [
    ['const deploy = published ?', 'const deploy = !entry ? null : published ?'],
  ],
  // What is left on the device of an entry that was not saved is offered once the entry is there: Decap offers it at once, and
  // then the entry comes and replaces it (decaporg/decap-cms#5055).
  'decap-cms-core/dist/esm/components/Editor/Editor.js': [
    [
      'if (!prevProps.localBackup && this.props.localBackup) {',
      'const offered = ({ localBackup, draftKey }) => Boolean(localBackup && draftKey);\n    if (!offered(prevProps) && offered(this.props)) {',
    ],
  ],
  // On a narrow screen the fields of an entry come first, its preview after a press (admin/narrow.css).
  'decap-cms-core/dist/esm/components/Editor/EditorInterface.js': [
    [
      'localStorage.getItem(RIGHT_PANE) || PANE_ORDER[0]',
      'localStorage.getItem(RIGHT_PANE) || (matchMedia("(width < 800px)").matches ? NO_PANE : PANE_ORDER[0])',
    ],
  ],
  // «Bad credentials» says nothing to an editor whose token was taken back.
  'decap-cms-backend-github/dist/esm/API.js': [
    [
      'throw new APIError(error.message, responseStatus',
      'throw new APIError(responseStatus === 401 ? "hesabdan çıxmısınız. Yazdıqlarınız bu cihazda qalır: çıxıb yenidən daxil olun." : error.message, responseStatus',
    ],
  ],
  // Decap asks for the last commit of every file that it lists: as many requests again, for a date and an author that no list of
  // ours shows.
  'decap-cms-lib-util/dist/esm/implementation.js': [['readFileMetadata(file.path, file.id)', '{}']],
  // `/images/…` in an entry is a file of the media folder, which is not published unchanged. Without this patch a newly
  // chosen picture is broken, because Decap treats the path as an address since decaporg/decap-cms#7650.
  'decap-cms-lib-util/dist/esm/path.js': [["'^(?:[a-z]+:)?//|^/'", "'^(?:[a-z]+:)?//'"]],
};

/** Applies the patches. Fails if a place is missing, because the patch must then be checked against the newer Decap. */
export function cmsPatches(): Plugin {
  const left = new Set(Object.keys(patches));
  return {
    name: 'cms-patches',
    transform(code, id) {
      const file = Object.keys(patches).find((name) => id.endsWith(name));
      if (file === undefined) return null;
      left.delete(file);
      return (patches[file] ?? []).reduce((text, [theirs, ours]) => {
        if (!text.includes(theirs))
          this.error(`${file} has no ${theirs} any more (src/build/cms-patches.ts).`);
        return text.replace(theirs, ours);
      }, code);
    },
    buildEnd() {
      if (left.size > 0)
        this.error(`Decap has no ${[...left].join(', ')} any more (src/build/cms-patches.ts).`);
    },
  };
}
