/** The button in a field for a password. */
export const passwordField = {
  show: 'Şifrəni göstər',
  hide: 'Şifrəni gizlət',
} as const;
