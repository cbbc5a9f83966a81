// Decap's package of languages comes without types.
declare module 'decap-cms-locales/dist/esm/en/index.js' {
  interface Texts {
    [key: string]: string | Texts;
  }
  const en: Texts;
  export default en;
}

// Its formats likewise.
declare module 'decap-cms-core/dist/esm/formats/frontmatter.js' {
  export function frontmatterYAML(): { fromFile(text: string): unknown };
}

// What Decap hands to a control beyond its own types.
declare module 'decap-cms-core' {
  interface CmsWidgetControlProps<T> {
    setActiveStyle(): void;
    setInactiveStyle(): void;
    getEntry(): { get(name: 'newRecord'): unknown; getIn(path: ['data', 'title']): unknown };
  }
}
