// The package has no types; markdown.ts uses this part.
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
