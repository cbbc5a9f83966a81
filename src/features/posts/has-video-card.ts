const cardStart = '<div class="video-card"';

/** Whether the HTML of a post has a card. Authors can't write one: the sanitiser removes classes. */
export const hasVideoCard = (html: string): boolean => html.includes(cardStart);
