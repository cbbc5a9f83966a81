/** Names, for screen readers, of controls that occur in several parts. */
export const labels = {
  inNewWindow: (name: string) => `${name}, yeni pəncərədə açılır`,
  closeToast: 'Bildirişi bağla',
} as const;
