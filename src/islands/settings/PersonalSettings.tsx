import { Form } from '#islands/ui/Form.tsx';
import { MobileField } from '#islands/ui/MobileField.tsx';
import { NamePair } from '#islands/ui/NamePair.tsx';
import type { Own } from '#islands/ui/OwnPage.tsx';
import { settings, signUp } from '#messages/accounts.ts';
import { namesForm } from '#stores/names.ts';

const texts = settings.personal;

export function PersonalSettings({ record }: Pick<Own, 'record'>) {
  return (
    <Form store={namesForm} submit={texts.save} sending={texts.saving}>
      <NamePair from={record} />
      <MobileField
        label={texts.mobile}
        name="mobile"
        remark={signUp.optional}
        placeholder={signUp.mobilePlaceholder}
        title={signUp.mobileFormat}
        defaultValue={record.mobile}
      />
    </Form>
  );
}
