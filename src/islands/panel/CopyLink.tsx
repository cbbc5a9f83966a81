import { showToast } from '#stores/shared/toasts.ts';

interface Props {
  /** The address on this site. */
  path: string;
  label: string;
  texts: { copy: string; copied: string; notCopied: string };
}

/** Copies a link. */
export function CopyLink({ path, label, texts }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => showToast({ kind: 'good', text: texts.copied }),
      () => showToast({ kind: 'bad', text: texts.notCopied }),
    );
  return (
    <button className="more" type="button" aria-label={label} onClick={copy}>
      {texts.copy}
    </button>
  );
}
