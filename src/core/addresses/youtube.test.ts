import { describe, expect, test } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { isGone, playerError } from '#features/videos/player.ts';
import { playlistAddress, videoIdIn, watchAddress } from './youtube.ts';

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
    '\u200bhttps://youtu.be/nu_pCVPKzTk\u200b',
    'https://www.youtube.com/watch?v=nu_pC\u00adVPKzTk',
    'https://studio.youtube.com/video/nu_pCVPKzTk/edit',
    '<iframe width="560" src="https://www.youtube.com/embed/nu_pCVPKzTk?si=1" title="YouTube"></iframe>',
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
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://www.youtube.com/watch?v=videoseries',
    '<iframe src="https://vimeo.com/1"></iframe>',
    'https://youtu.be/',
    'https://vimeo.com/watch?v=nu_pCVPKzTk',
    'https://youtube.com.example/watch?v=nu_pCVPKzTk',
    'https://notyoutube.com/watch?v=nu_pCVPKzTk',
    'https://user@evil.example/embed/nu_pCVPKzTk',
    'javascript:alert(1)//youtube.com/watch?v=nu_pCVPKzTk',
    'salam dünya',
  ])('refused: %s', (link) => expect(videoIdIn(link)).toBeNull());
});

test.each([
  [2, 'keçidi səhvdir', true],
  [5, 'pleyeri', false],
  [100, 'əlçatan deyil', true],
  [101, 'icazə vermir', false],
  [150, 'icazə vermir', false],
  [153, 'saytın ünvanını göndərmir', false],
  [0, 'pleyeri', false],
  [undefined, 'pleyeri', false],
])(
  '[VIDEO-12] the error %s of the player has its own text, and a link to YouTube unless the video is gone',
  (number, words, gone) => {
    const code = playerError(number);
    expect(errors[code]).toContain(words);
    expect(isGone(code)).toBe(gone);
  },
);

test.each([
  ['https://www.youtube.com/embed/videoseries?list=PL1_a-b', 'https://www.youtube.com/playlist?list=PL1_a-b'],
  [
    '//www.youtube-nocookie.com/embed?listType=playlist&list=PL1',
    'https://www.youtube.com/playlist?list=PL1',
  ],
  ['https://www.youtube.com/watch?v=nu_pCVPKzTk&list=PL1', null],
  ['https://www.youtube.com/embed/videoseries', null],
  ['https://vimeo.com/embed/videoseries?list=PL1', null],
])('[PANEL-3] the playlist of %s', (link, address) => expect(playlistAddress(link)).toBe(address));
