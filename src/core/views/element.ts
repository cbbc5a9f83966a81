/** A string becomes text, never HTML. Firefox knows `role` and `aria…` as properties since 119 only, so they become attributes (READ-12). */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (!/^(role$|aria)/.test(key)) Reflect.set(made, key, value);
    else made.setAttribute(key.replace('aria', 'aria-').toLowerCase(), String(value));
  }
  made.append(...children);
  return made;
}
