import Settings from '#islands/accounts/settings/Settings.tsx';
import { BellSettings } from '#islands/notices/BellSettings.tsx';

/** The settings of all areas. */
export default function SettingsPage() {
  return <Settings bell={<BellSettings />} />;
}
