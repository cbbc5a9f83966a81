import { Form } from '#islands/shared/Form.tsx';
import { download as texts } from '#messages/accounts/own-data.ts';
import { downloadForm } from '#stores/accounts/download.ts';

/** USER-6: one's own data as a file. */
export function DataDownload() {
  return (
    <>
      <p>{texts.lead}</p>
      <Form store={downloadForm} submit={texts.submit} sending={texts.sending} quiet />
    </>
  );
}
