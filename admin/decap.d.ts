// Decap's package of languages has no types.
declare module 'decap-cms-locales/dist/esm/en/index.js' {
  interface Texts {
    [key: string]: string | Texts;
  }
  const en: Texts;
  export default en;
}

// Properties that Decap passes to a control, but that are missing in its types.
declare module 'decap-cms-core' {
  interface CmsWidgetControlProps<T> {
    setActiveStyle(): void;
    setInactiveStyle(): void;
    getEntry(): { get(name: 'newRecord'): unknown; getIn(path: ['data', 'title']): unknown };
  }
}
