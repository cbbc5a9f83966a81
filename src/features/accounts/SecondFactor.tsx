import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { Icon } from '#core/views/Icon.tsx';
import { $newFactor, beginForm, confirmForm } from './account-changes.ts';
import type { OwnAccount } from './OwnPage.tsx';
import { deletion } from './own-data-texts.ts';
import { CodeField, Proof, sendingOf } from './Proof.tsx';
import { secondFactor } from './security-texts.ts';

const texts = secondFactor.setUp;

/** USER-8: sets up an authenticator app. */
export default function SecondFactor({ account }: Pick<OwnAccount, 'account'>) {
  const factor = useStore($newFactor);
  const done = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && account.hasFactor) done.current?.focus();
    wasShown.current = factor !== null;
  }, [factor, account.hasFactor]);
  if (account.hasFactor)
    return (
      <div className="note good" role="status" tabIndex={-1} ref={done}>
        <Icon name="check" />
        <p>{texts.done}</p>
      </div>
    );
  if (factor) return <NewFactor {...factor} />;
  return (
    <>
      <p>{texts.lead}</p>
      {account.emailVerified ? (
        <Form store={beginForm} submit={texts.begin} sending={sendingOf(account, texts.beginning)}>
          <Proof account={account} label={deletion.password} />
        </Form>
      ) : (
        <div className="note warn">
          <Icon name="warn" />
          <p>
            {texts.unverified} <a href="#email">{texts.verify}</a>
          </p>
        </div>
      )}
    </>
  );
}

/** The secret in groups of four, as people read them. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function NewFactor({ secret, address }: { secret: string; address: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    top.current?.focus();
    // Without the picture the key can be typed.
    loadPart(() => import('#core/markup/qr.ts')).then(
      ({ qrCode }) => setCode(qrCode(address)),
      console.error,
    );
  }, [address]);
  return (
    <>
      <p tabIndex={-1} ref={top}>
        {texts.scan}
      </p>
      <div className="factor-code">
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={texts.picture}>
            <rect width="100%" height="100%" fill="white" />
            <path d={code.path} fill="black" shapeRendering="crispEdges" />
          </svg>
        )}
      </div>
      <p>{texts.orType}</p>
      <p className="mono factor-key" translate="no">
        {inGroups(secret)}
      </p>
      <p>{texts.confirmLead}</p>
      <Form store={confirmForm} submit={texts.confirm} sending={texts.confirming}>
        <CodeField />
      </Form>
    </>
  );
}
