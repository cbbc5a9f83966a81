import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { fullName } from '#core/session/user.ts';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { people } from '#panel/person-texts.ts';
import { openPartOf } from '#panel/tab.ts';
import { finder, openStudent } from './store.ts';
import { userTab as texts } from './texts.ts';

const shown = 6;

/** SCHOOL-8: from the first screen of the panel to the page of one student. */
export default function Finder() {
  const id = useId();
  const { search } = useStore(finder.$asked);
  const list = useStore(finder.$list);
  const isAsked = search.trim() !== '';
  const rows = list.step === 'ready' ? list.rows.flatMap((row) => ('item' in row ? row.item : [])) : [];
  const isBusy = isAsked && (list.step === 'loading' || (list.step === 'ready' && list.busy));
  return (
    <section className="finder">
      <div className="field">
        <label htmlFor={id}>{texts.find}</label>
        <input
          className="input"
          id={id}
          type="search"
          value={search}
          placeholder={people.search}
          autoComplete="off"
          onChange={({ target }) => finder.search(target.value)}
        />
      </div>
      {isAsked && list.step === 'failed' && <FailedNote message={list.message} retry={finder.load} />}
      <p className="small soft" role="status">
        {isBusy ? texts.finding : isAsked && list.step === 'ready' && rows.length === 0 && texts.notFound}
      </p>
      {isAsked && rows.length > 0 && (
        <ul className="records" aria-label={texts.found} aria-busy={isBusy}>
          {rows.slice(0, shown).map((user) => (
            <li key={user.id}>
              <button
                type="button"
                onClick={() => {
                  openStudent(user);
                  openPartOf('user');
                }}
              >
                <b className="record-title">{fullName(user)}</b>
                <span className="record-facts mono soft" translate="no">
                  <span>{user.username}</span>
                  <span>{user.email}</span>
                  {user.mobile && <span>{user.mobile}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
