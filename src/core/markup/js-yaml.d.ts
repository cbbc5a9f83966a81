// The package has no types; this is the part that front-matter.ts uses.
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
