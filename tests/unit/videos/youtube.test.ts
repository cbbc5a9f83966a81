import { describe, expect, test } from 'vitest';
import { playedAddress, videoIdIn, watchAddress } from '#domain/shared/youtube.ts';

describe('[PANEL-4] the YouTube id of a link', () => {
  test.each([
    'https://www.youtube.com/watch?v=nu_pCVPKzTk',
    'https://www.youtube.com/watch?list=PL1&v=nu_pCVPKzTk&t=12s',
    'https://www.youtube.com/watch?v=nu_pCVPKzTk#t=4',
    'http://youtube.com/watch?v=nu_pCVPKzTk',
    'https://m.youtube.com/watch?v=nu_pCVPKzTk',
    'https://music.youtube.com/watch?v=nu_pCVPKzTk',
    'youtube.com/watch?v=nu_pCVPKzTk',
    'https://youtu.be/nu_pCVPKzTk',
    'youtu.be/nu_pCVPKzTk?si=abc',
    'https://www.youtube.com/embed/nu_pCVPKzTk?start=3',
    'https://www.youtube-nocookie.com/embed/nu_pCVPKzTk',
    'https://www.youtube.com/shorts/nu_pCVPKzTk',
    'https://www.youtube.com/live/nu_pCVPKzTk?feature=share',
    '  HTTPS://WWW.YOUTUBE.COM/watch?v=nu_pCVPKzTk ',
    watchAddress('nu_pCVPKzTk'),
  ])('%s', (link) => expect(videoIdIn(link)).toBe('nu_pCVPKzTk'));

  test.each([
    '',
    '   ',
    'nu_pCVPKzTk',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=nu_pCVPKzTkk',
    'https://www.youtube.com/watch?v=nu_pCVPKzT!',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/@kanal',
    'https://youtu.be/',
    'https://vimeo.com/watch?v=nu_pCVPKzTk',
    'https://youtube.com.example/watch?v=nu_pCVPKzTk',
    'https://notyoutube.com/watch?v=nu_pCVPKzTk',
    'https://user@evil.example/embed/nu_pCVPKzTk',
    'javascript:alert(1)//youtube.com/watch?v=nu_pCVPKzTk',
    'salam dünya',
  ])('refused: %s', (link) => expect(videoIdIn(link)).toBeNull());
});

describe('[BLOG-10] the address that a card plays', () => {
  const played = 'https://www.youtube-nocookie.com/embed/nu_pCVPKzTk?autoplay=1';
  test.each([
    ['https://youtu.be/nu_pCVPKzTk', played],
    ['https://www.youtube.com/watch?v=nu_pCVPKzTk&t=90', `${played}&start=90`],
    ['https://youtu.be/nu_pCVPKzTk?t=90s', `${played}&start=90`],
    ['https://youtu.be/nu_pCVPKzTk?t=1h2m3s', `${played}&start=3723`],
    ['https://www.youtube.com/embed/nu_pCVPKzTk?start=5', `${played}&start=5`],
    ['https://youtu.be/nu_pCVPKzTk?t=soon&start=1', played],
  ])('%s', (link, address) => expect(playedAddress(link)).toBe(address));

  test.each(['youtu.be/nu_pCVPKzTk', 'https://youtu.be/short', 'https://a.az/watch?v=nu_pCVPKzTk', ''])(
    'none: %s',
    (link) => expect(playedAddress(link)).toBeNull(),
  );
});
