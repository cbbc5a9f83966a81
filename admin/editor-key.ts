interface Route {
  action: string;
  location: { pathname: string };
}

let shown = '';
let times = 0;

/**
 * The key of Decap's editor. Decap loads an entry when its editor appears, and changes the address itself after a new entry is
 * saved or copied. With any other change (Back, a typed address) the editor would go on with the entry before, and delete another.
 */
export function editorKey({ action, location: { pathname } }: Route): number {
  if (pathname !== shown && action === 'POP') times += 1;
  shown = pathname;
  return times;
}
