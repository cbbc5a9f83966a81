import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { copyText } from '#core/device/export-text.ts';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { ask, type Question } from './ask.ts';
import { lists as texts } from './texts.ts';

interface Props {
  title: string;
  /** Left out for a malformed document, which can only be deleted. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

export function RowActions({ title, onEdit, onRemove }: Props) {
  return (
    <>
      {onEdit && (
        <button className="icon-button" type="button" aria-label={texts.edit(title)} onClick={onEdit}>
          <Icon name="edit" />
        </button>
      )}
      {onRemove && (
        <button className="icon-button" type="button" aria-label={texts.remove(title)} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      )}
    </>
  );
}

export function Locked({ reason }: { reason: string }) {
  return (
    <span className="locked" title={reason}>
      <Icon name="lock" />
      <span className="vh">{reason}</span>
    </span>
  );
}

interface CopyProps {
  path: string;
  label: string;
  texts: { copy: string; copied: string; notCopied: string };
}

export function CopyLink({ path, label, texts: own }: CopyProps) {
  const copy = () => copyText(new URL(path, location.href).href, own);
  return (
    <button className="more" type="button" aria-label={label} onClick={copy}>
      {own.copy}
    </button>
  );
}

interface DeedProps {
  /** The row that something is done to: every button of the list waits for it. */
  $busy: ReadableAtom<string | null>;
  id?: string;
  className?: string;
  label?: string;
  busyText?: string;
  'data-first'?: boolean;
  'data-opens'?: string;
  'aria-pressed'?: boolean;
  title?: string;
  question?: Omit<Question, 'onYes'>;
  onPress(): unknown;
  children: ReactNode;
}

export function RowButton({
  $busy,
  id,
  className = 'more small',
  label,
  question,
  onPress,
  children,
  busyText = '',
  ...button
}: DeedProps) {
  const busy = useStore($busy);
  const isBusy = busy !== null && busy === id;
  return (
    <Button
      {...button}
      className={className}
      aria-label={label}
      busy={isBusy}
      off={busy !== null}
      onClick={() => (question ? ask({ ...question, onYes: onPress }) : onPress())}
    >
      {isBusy ? busyText || children : children}
    </Button>
  );
}
