const rendered = new WeakMap<object, Map<string, Promise<string>>>();

/** The HTML that `render` has made of this object the first time. */
export function renderedOnce(of: object, name: string, render: () => Promise<string>): Promise<string> {
  const ofObject = rendered.get(of) ?? new Map<string, Promise<string>>();
  rendered.set(of, ofObject);
  const html = ofObject.get(name) ?? render().then(inOnePiece);
  ofObject.set(name, html);
  return html;
}

/** Strings that were joined stay lists of their parts in memory, which takes several times as much. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();
