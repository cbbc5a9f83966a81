import { EnrolmentSettings, linkedCode } from '#islands/accounts/settings/EnrolmentSettings.tsx';
import Settings from '#islands/accounts/settings/Settings.tsx';
import { BellSettings } from '#islands/notices/BellSettings.tsx';
import { enrolment } from '#messages/school/enrolment.ts';

/** The settings of all features. */
export default function SettingsPage() {
  return (
    <Settings
      why={() => (linkedCode() === '' ? null : enrolment.guest)}
      code={(account) => <EnrolmentSettings account={account} />}
      bell={<BellSettings />}
    />
  );
}
