import { shownCode } from '#domain/school/code.ts';
import { routes } from '#domain/shared/routes.ts';
import { enrolmentTab as texts } from '#messages/panel/enrolments.ts';
import { showToast } from '#stores/shared/toasts.ts';

/** Copies the link that brings a code to /settings (SCHOOL-1). */
export function CopyLink({ code }: { code: string }) {
  const copy = () =>
    navigator.clipboard.writeText(new URL(routes.enrolment(code), location.href).href).then(
      () => showToast({ kind: 'good', text: texts.copied }),
      () => showToast({ kind: 'bad', text: texts.notCopied }),
    );
  return (
    <button className="more" type="button" aria-label={texts.copyLabel(shownCode(code))} onClick={copy}>
      {texts.copy}
    </button>
  );
}
