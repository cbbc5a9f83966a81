import { filledPattern, limits } from '#domain/limits.ts';
import { Field } from '#islands/ui/Field.tsx';
import { Form } from '#islands/ui/Form.tsx';
import { MobileField } from '#islands/ui/MobileField.tsx';
import type { Own } from '#islands/ui/OwnPage.tsx';
import { settings, signUp } from '#messages/accounts.ts';
import { namesForm } from '#stores/names.ts';

const texts = settings.personal;

export function PersonalSettings({ record }: Pick<Own, 'record'>) {
  const name = { required: true, maxLength: limits.name, pattern: filledPattern };
  return (
    <Form store={namesForm} submit={texts.save} sending={texts.saving}>
      <div className="pair">
        <Field
          label={texts.name}
          name="name"
          autoComplete="given-name"
          defaultValue={record.name}
          {...name}
        />
        <Field
          label={texts.surname}
          name="surname"
          autoComplete="family-name"
          defaultValue={record.surname}
          {...name}
        />
      </div>
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
