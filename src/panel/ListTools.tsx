import { type ComponentProps, useId } from 'react';
import { useFold } from './Lead.tsx';
import { lists as texts } from './texts.ts';

interface Props<Sort extends string> {
  search: string;
  searchLabel: string;
  searchHint?: string | undefined;
  onSearch(text: string): void;
  sort: Sort;
  sorts: readonly Sort[];
  sortNames: Record<Sort, string>;
  onSort(sort: Sort): void;
  sortLabel?: string | undefined;
  /** Why the order can't be chosen now. */
  ownSort?: string | undefined;
  filter?: FilterProps | undefined;
}

interface FilterProps {
  value: string; // '' for all
  all: readonly string[];
  nameOf(filter: string): string;
  onChoose(filter: string): void;
}

export function ListTools<Sort extends string>(props: Props<Sort>) {
  const { search, searchLabel, searchHint, sort, sorts, sortNames, sortLabel, filter } = props;
  const id = useId();
  const chosen = [
    ...(sort === sorts[0] ? [] : [sortNames[sort]]),
    ...(filter && filter.value !== '' ? [filter.nameOf(filter.value)] : []),
  ];
  // A phone shows what is chosen, and folds the fields.
  const { button, folded } = useFold(texts.tools(chosen.join(', ')));
  return (
    <div className="list-tools">
      <div className="field list-search">
        <label className="vh" htmlFor={`${id}-search`}>
          {searchLabel}
        </label>
        <input
          className="input"
          id={`${id}-search`}
          type="search"
          value={search}
          placeholder={searchLabel}
          autoComplete="off"
          aria-describedby={searchHint && `${id}-hint`}
          onChange={({ target }) => props.onSearch(target.value)}
        />
        {searchHint && (
          <p className="hint" id={`${id}-hint`}>
            {searchHint}
          </p>
        )}
      </div>
      {(filter || sorts.length > 1) && button}
      <div className="list-choices" {...folded}>
        {sortLabel !== undefined && <SortChoice {...props} label={sortLabel} />}
        {filter && (
          <Choice
            label={texts.filter}
            value={filter.value}
            all={['', ...filter.all]}
            nameOf={(one) => (one === '' ? texts.all : filter.nameOf(one))}
            onChoose={filter.onChoose}
          />
        )}
        {sortLabel === undefined && sorts.length > 1 && <SortChoice {...props} label={texts.sort} />}
      </div>
    </div>
  );
}

function SortChoice<Sort extends string>({
  label,
  sort,
  sorts,
  sortNames,
  ownSort,
  onSort,
}: Props<Sort> & { label: string }) {
  return (
    <Choice
      label={label}
      value={sort}
      all={sorts}
      nameOf={(one) => sortNames[one]}
      disabled={ownSort !== undefined}
      title={ownSort}
      onChoose={onSort}
    />
  );
}

interface ChoiceProps<Value extends string> extends Pick<ComponentProps<'select'>, 'disabled' | 'title'> {
  label: string;
  value: Value;
  all: readonly Value[];
  nameOf(value: Value): string;
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ label, all, nameOf, onChoose, ...select }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field list-choice">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        className="input"
        id={id}
        onChange={({ target }) => {
          const chosen = all.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
