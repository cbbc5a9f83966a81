import Settings from '#features/accounts/Settings.tsx';
import { BellSettings } from '#features/bell/BellSettings.tsx';
import { EnrolmentSettings, linkedCode } from '#features/enrolments/EnrolmentSettings.tsx';
import { enrolment } from '#features/enrolments/texts.ts';

export default function SettingsPage() {
  return (
    <Settings
      why={() => (linkedCode() === '' ? null : enrolment.guest)}
      code={(account) => <EnrolmentSettings account={account} />}
      bell={<BellSettings />}
    />
  );
}
