import { useId, useState } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { changeNothing, sendNothing } from './OutlineLines.tsx';
import { outline as texts } from './texts.ts';

interface Props {
  search: string;
  onSearch(text: string): void;
  found: number | null; // how many videos the search finds; `null`: nothing is searched
  picked: ReadonlySet<string> | null; // the videos that are selected; `null`: none can be
  onPick(picked: ReadonlySet<string> | null): void;
  shown: readonly string[];
  modules: readonly { id: string; name: string }[];
  onMove(module: string): void;
}

/** Above a plan: the search, and what is done with several videos at once (PANEL-16). */
export function OutlineTools({ search, onSearch, found, picked, onPick, shown, ...move }: Props) {
  const id = useId();
  return (
    <div className="outline-tools" onInput={changeNothing}>
      <div className="outline-search">
        <label className="vh" htmlFor={id}>
          {texts.search}
        </label>
        <input
          className="input"
          id={id}
          type="search"
          value={search}
          placeholder={texts.search}
          autoComplete="off"
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={sendNothing}
        />
        <Button
          className="button quiet"
          aria-pressed={picked !== null}
          onClick={() => onPick(picked ? null : new Set())}
        >
          {picked ? texts.pickEnd : texts.pick}
        </Button>
      </div>
      <p className="small" role="status">
        {found !== null &&
          (found <= shown.length ? texts.found(found) : texts.foundPart(found, shown.length))}
      </p>
      {picked && <Picked {...{ picked, onPick, shown }} {...move} />}
    </div>
  );
}

type PickedProps = Pick<Props, 'shown' | 'modules' | 'onMove'> & {
  picked: ReadonlySet<string>;
  onPick(picked: ReadonlySet<string>): void;
};

function Picked({ picked, onPick, shown, modules, onMove }: PickedProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const isEmpty = picked.size === 0;
  const target = modules.some(({ id }) => id === chosen) ? chosen : (modules[0]?.id ?? '');
  return (
    <section className="select-bar" aria-label={texts.pick}>
      <p role="status">{texts.chosen(picked.size)}</p>
      <div className="row">
        <button className="more" type="button" onClick={() => onPick(new Set([...picked, ...shown]))}>
          {texts.pickShown(shown.length)}
        </button>
        <Button className="more" off={isEmpty} onClick={() => onPick(new Set())}>
          {texts.unpick}
        </Button>
        <Button aria-expanded={isOpen} off={isEmpty && !isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.move}
        </Button>
      </div>
      {isOpen && (
        <div className="outline-into">
          <SelectField
            label={texts.into}
            name=""
            value={target}
            onChange={({ target: { value } }) => setChosen(value)}
          >
            {modules.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button off={isEmpty} onClick={() => onMove(target)}>
            {texts.moveNow(picked.size)}
          </Button>
        </div>
      )}
    </section>
  );
}
