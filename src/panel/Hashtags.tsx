import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { Labelled } from '#core/forms/Labelled.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { hashtagsIn, isHashtag, withHashtags } from '#core/words/hashtags.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import { BuildDataContext } from './build-data.ts';
import { HiddenField } from './HiddenField.tsx';
import { hashtags as texts } from './texts.ts';

interface Props {
  tags: readonly string[];
  onChange(tags: string[]): void;
  problem?: string | null;
}

/** Sends `tags`, separated by spaces (PANEL-6). The text in the field is added when the field loses the focus, so nothing typed is lost. */
export function Hashtags({ tags, onChange, problem }: Props) {
  const { presets } = useContext(BuildDataContext);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isPressed = usePressed();
  const add = (added: readonly string[]) => {
    const all = withHashtags(tags, added);
    if (all.length > tags.length) onChange(all);
  };
  const take = () => {
    const all = hashtagsIn(typed);
    const refused = all.filter((tag) => !isHashtag(tag));
    add(all.filter(isHashtag));
    setTyped(refused.join(', '));
    setRefused(refused.join(', '));
  };
  // A new chip moves the content below, so while a pointer is down wait: its target must not move away.
  const leave = () => (isPressed.current ? addEventListener('pointerup', take, { once: true }) : take());
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
  };
  const drop = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    field.current?.focus();
  };
  return (
    <div className="hashtags">
      <Labelled
        label={texts.label}
        name="hashtags"
        hint={texts.hint}
        problem={refused === '' ? problem : texts.refused(refused)}
        control={(own) => (
          <input
            {...own}
            className="input mask"
            ref={field}
            value={typed}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused('');
            }}
            onKeyDown={press}
            onBlur={leave}
          />
        )}
      />
      {tags.length > 0 && (
        <ul className="chips" aria-label={texts.label}>
          {tags.map((tag) => (
            <li className="chip" key={tag}>
              <span lang={languageOfWord(tag)} translate="no">
                {tag}
              </span>
              <button type="button" aria-label={texts.remove(tag)} onClick={() => drop(tag)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset className="presets">
        <legend className="hint">{texts.presets}</legend>
        {presets.map((preset) => (
          <button className="chip" lang="en" type="button" key={preset.name} onClick={() => add(preset.tags)}>
            {preset.name}
          </button>
        ))}
      </fieldset>
      <HiddenField name="tags" value={tags.join(' ')} />
    </div>
  );
}

function usePressed() {
  const isPressed = useRef(false);
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const note = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    for (const event of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(event, note, options);
    return () => over.abort();
  }, []);
  return isPressed;
}
