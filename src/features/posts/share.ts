export const networks = ['twitter', 'facebook', 'telegram', 'linkedin', 'whatsapp'] as const;
export type Network = (typeof networks)[number];

export const isNetwork = (name: string | undefined): name is Network =>
  networks.some((network) => network === name);

export interface Shared {
  title: string;
  url: string;
  hashtags: string[];
}

/** Networks accept a hashtag only as a single word. */
const asWord = (tag: string) => tag.replace(/[^\p{L}\p{N}_]/gu, '');

/** With hashtags where the provider has a field for them (BLOG-7). */
export function shareUrl(network: Network, { title, url, hashtags }: Shared): string {
  const words = hashtags.map(asWord).filter(Boolean);
  const marked = words.map((word) => `#${word}`).join(' ');
  const query = (fields: Record<string, string>) =>
    new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
  switch (network) {
    case 'twitter':
      return `https://twitter.com/intent/tweet?${query({ url, text: title, hashtags: words.join(',') })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url, hashtag: marked.split(' ')[0] ?? '' })}`;
    case 'telegram':
      return `https://t.me/share/url?${query({ url, text: [title, marked].join(' ').trim() })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
    case 'whatsapp':
      return `https://api.whatsapp.com/send?${query({ text: [title, url, marked].join(' ').trim() })}`;
  }
}

/** For `window.open` (BLOG-7). */
export const popupFeatures = (network: Network): string =>
  network === 'linkedin' ? 'popup,width=750,height=600' : 'popup,width=550,height=400';
