// The package has no types; front-matter.ts uses this part.
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
