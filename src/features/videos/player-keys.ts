// The keys of the player (LEARN-4).

export type PlayerAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'fullscreen'
  | 'mute'
  | 'speed'
  | 'next'
  | 'previous'
  | 'ask'
  | 'help';

const plainKeys: Record<string, PlayerAction> = { ' ': 'toggle', ArrowLeft: 'back', ArrowRight: 'forward' };

const letterKeys: Readonly<Record<string, PlayerAction>> = {
  F: 'fullscreen',
  M: 'mute',
  S: 'speed',
  N: 'next',
  P: 'previous',
  Q: 'ask',
  '?': 'help',
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/** A letter of another script, for example Cyrillic, counts by its place on the keyboard. */
function letterOf({ key, code }: Pressed): string {
  if (key === '?') return key;
  return /^[a-z]$/i.test(key) || !/^\p{L}$/u.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
}

/** With a modifier a key belongs to the browser. */
export function actionOf(event: Pressed, letters: boolean): PlayerAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const letter = letterOf(event);
  if (event.shiftKey && letter !== '?') return null;
  if (Object.hasOwn(plainKeys, event.key)) return plainKeys[event.key] ?? null;
  return letters && letter.length === 1 ? (letterKeys[letter] ?? null) : null;
}
