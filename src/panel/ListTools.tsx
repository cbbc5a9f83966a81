import { type ComponentProps, useId } from 'react';
import { useFold } from './Lead.tsx';
import { lists as texts } from './texts.ts';

interface Props<Order extends string> {
  search: string;
  searchLabel: string;
  searchHint?: string | undefined;
  onSearch(text: string): void;
  order: Order;
  orders: readonly Order[];
  orderNames: Record<Order, string>;
  onSort(order: Order): void;
  orderLabel?: string | undefined;
  /** Why the order can't be chosen now. */
  ownOrder?: string | undefined;
  filter?: FilterProps | undefined;
}

interface FilterProps {
  value: string; // '' for all
  all: readonly string[];
  nameOf(filter: string): string;
  onChoose(filter: string): void;
}

export function ListTools<Order extends string>(props: Props<Order>) {
  const { search, searchLabel, searchHint, order, orders, orderNames, orderLabel, filter } = props;
  const id = useId();
  const chosen = [
    ...(order === orders[0] ? [] : [orderNames[order]]),
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
      {(filter || orders.length > 1) && button}
      <div className="list-choices" {...folded}>
        {orderLabel !== undefined && <OrderChoice {...props} label={orderLabel} />}
        {filter && (
          <Choice
            label={texts.filter}
            value={filter.value}
            all={['', ...filter.all]}
            nameOf={(one) => (one === '' ? texts.all : filter.nameOf(one))}
            onChoose={filter.onChoose}
          />
        )}
        {orderLabel === undefined && orders.length > 1 && <OrderChoice {...props} label={texts.order} />}
      </div>
    </div>
  );
}

function OrderChoice<Order extends string>({
  label,
  order,
  orders,
  orderNames,
  ownOrder,
  onSort,
}: Props<Order> & { label: string }) {
  return (
    <Choice
      label={label}
      value={order}
      all={orders}
      nameOf={(one) => orderNames[one]}
      disabled={ownOrder !== undefined}
      title={ownOrder}
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
