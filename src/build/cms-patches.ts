import type { Plugin } from 'vite';

/** A piece of Decap's code and what stands in its place. */
type Patch = [theirs: string, ours: string];

const patches: Record<string, Patch[]> = {
  // Words that stand in the code and not in the language files (CMS-1).
  'decap-cms-app/dist/esm/extensions.js': [["'Code Block'", "'Kod'"]],
  'decap-cms-widget-code/dist/esm/SettingsPane.js': [
    ['"Field Settings"', '"Bu kodun tənzimləmələri"'],
    ['"Mode"', '"Dil"'],
    ['"Global Settings"', '"Redaktorun tənzimləmələri"'],
    ['"Theme"', '"Görünüş"'],
    ['"KeyMap"', '"Klaviatura"'],
  ],
  // «3 modul»: a noun after a number is singular, and İ has no small letter of its own outside of our language.
  'decap-cms-widget-list/dist/esm/ListControl.js': [
    ['items.size === 1 ? labelSingular.toLowerCase() : label.toLowerCase()', 'labelSingular'],
    ['label: labelSingular.toLowerCase()', 'label: labelSingular'],
  ],
  // `/images/…` in an entry is a file of the media folder, which is not published as it is: without this a picture that
  // was just chosen is a broken one (decaporg/decap-cms#7650 is where they began to take it for an address).
  'decap-cms-lib-util/dist/esm/path.js': [["'^(?:[a-z]+:)?//|^/'", "'^(?:[a-z]+:)?//'"]],
};

/** Changes Decap in those places. Fails where one of them is gone: a newer Decap has to be looked at anew. */
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
