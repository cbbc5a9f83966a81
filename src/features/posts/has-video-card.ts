const cardStart = '<div class="video-card"';

/** Authors can't write a card: the sanitiser removes classes. */
export const hasVideoCard = (html: string): boolean => html.includes(cardStart);
