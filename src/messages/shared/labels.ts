/** Names of controls that several parts have, for screen readers. */
export const labels = {
  inNewWindow: (name: string) => `${name}, yeni pəncərədə açılır`,
  closeToast: 'Bildirişi bağla',
} as const;
