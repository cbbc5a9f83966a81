import { useId } from 'react';
import { lists as texts } from '#messages/panel/panel.ts';

interface Props<Order extends string> {
  search: string;
  searchLabel: string;
  /** Says what a search finds. */
  searchHint?: string | undefined;
  onSearch(text: string): void;
  order: Order;
  orders: readonly Order[];
  orderNames: Record<Order, string>;
  onSort(order: Order): void;
  /** Why the order can't be chosen now. */
  ownOrder?: string | undefined;
  /** What the list can be limited to (PANEL-15). */
  filter?: FilterProps | undefined;
}

interface FilterProps {
  /** '' for all. */
  value: string;
  all: readonly string[];
  nameOf(filter: string): string;
  onChoose(filter: string): void;
}

/** The search, the filter and the order above a list of the panel. */
export function ListTools<Order extends string>(props: Props<Order>) {
  const { search, searchLabel, searchHint, order, orders, orderNames, ownOrder, filter } = props;
  const id = useId();
  return (
    <div className="list-tools">
      <div className="field">
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
      {filter && <Filter {...filter} />}
      {orders.length > 1 && (
        <div className="field">
          <label className="vh" htmlFor={`${id}-order`}>
            {texts.order}
          </label>
          <select
            className="input"
            id={`${id}-order`}
            value={order}
            disabled={ownOrder !== undefined}
            title={ownOrder}
            onChange={({ target }) => {
              const chosen = orders.find((one) => one === target.value);
              if (chosen) props.onSort(chosen);
            }}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {orderNames[one]}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

function Filter({ value, all, nameOf, onChoose }: FilterProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="vh" htmlFor={id}>
        {texts.filter}
      </label>
      <select className="input" id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{texts.all}</option>
        {all.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
