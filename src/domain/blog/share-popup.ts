/** Size of the window that a share link opens, in px (BLOG-7). */
export const popupSize = (network: string | undefined): { width: number; height: number } =>
  network === 'linkedin' ? { width: 750, height: 600 } : { width: 550, height: 400 };
