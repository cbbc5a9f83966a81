import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { copyText } from '#core/device/export-text.ts';
import { Field } from '#core/forms/Labelled.tsx';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { Button } from '#core/views/Button.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { countIn } from '#core/words/typed.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { priceOf } from '#panel/price-texts.ts';
import type { Group } from '../group.ts';
import { $behind, behindFor, daysSince, messageTo, readBehind, readsOfBehind } from './behind.ts';
import type { Member } from './gateway.ts';
import { behindTexts as texts } from './texts.ts';

/** GROUP-5: nothing is read before it is said what that costs. */
export function BehindList({ group, members }: { group: Group; members: readonly Member[] }) {
  const found = useStore($behind);
  const [days, setDays] = useState('7');
  const now = timeNow();
  const count = countIn(days, 365);
  const isReading = found.step === 'loading';
  const isOfGroup = found.step === 'ready' && found.of === group.id;
  const rows = isOfGroup && typeof count === 'number' ? behindFor(found.rows, count, now) : null;
  const price = priceOf(readsOfBehind(group, members, now));
  return (
    <>
      <p className="hint">{texts.lead}</p>
      <div className="row group-behind">
        <Field
          label={texts.days}
          name="behind-days"
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Button className="button quiet" busy={isReading} onClick={() => readBehind(group)}>
          {isReading ? texts.reading : texts.read}
        </Button>
      </div>
      {price && <p className="small soft">{price}</p>}
      {found.step === 'failed' && <FailedNote message={found.message} retry={() => readBehind(group)} />}
      <div role="status">{rows?.length === 0 && <p className="soft">{texts.nobody}</p>}</div>
      <ul className="group-members">
        {rows?.map((row) => {
          const { user } = row.member;
          const message = messageTo(row, group, now);
          return (
            <li key={user.id}>
              <span>
                <b translate="no">{fullName(user)}</b>
                <span className="record-facts soft">
                  <span>{row.seen ? texts.seen(daysSince(row.seen, now)) : texts.never}</span>
                  {row.overdue.length > 0 && <span>{texts.overdue(row.overdue.join(', '))}</span>}
                </span>
              </span>
              <ContactLinks
                number={user.mobile}
                email={user.email}
                subject={group.title}
                greeting={message}
              />
              <Button
                className="more small"
                aria-label={texts.messageLabel(fullName(user))}
                onClick={() => copyText(message, texts)}
              >
                {texts.message}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
