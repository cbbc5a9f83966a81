const blockStart = '<div class="code"';

/** Whether the HTML of a post has a block of code. Authors can't write its frame: the sanitiser removes classes. */
export const hasCode = (html: string): boolean => html.includes(blockStart);
