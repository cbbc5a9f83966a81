/** Where the player's script lies. */
export const youtubeScript = 'https://www.youtube.com/iframe_api';

/** The host that sets no cookie before a video is played. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

/** The video on YouTube's own site, for whoever can't play it here. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** The video's player, from a second on. */
export const embedAddress = (id: string, seconds: number): string =>
  `${youtubeHost}/embed/${id}?t=${Math.floor(seconds)}`;

/** What we use of YouTube's own player object. */
export interface YouTubePlayer {
  getDuration(): number;
  loadVideoById(video: { videoId: string; startSeconds: number }): void;
  destroy(): void;
}

export const isYouTubePlayer = (value: unknown): value is YouTubePlayer =>
  typeof value === 'object' && value !== null && 'loadVideoById' in value && 'destroy' in value;
