import { describe, expect, test } from 'vitest';
import { playedAddress } from '#core/addresses/youtube.ts';
import { hasVideoCard } from './post.ts';
import { postHtml } from './text-of.ts';

const address = 'https://youtu.be/nu_pCVPKzTk?t=90';
const stored = `<p><a href="${address}">${address}</a></p>`;

describe('[BLOG-10] the card of a video', () => {
  test('is a paragraph with nothing but the address; the link stays', () => {
    const { html, text } = postHtml(`<p>Salam</p>\n${stored}`);
    expect(html).toBe(
      `<p>Salam</p>\n<div class="video-card" data-played="https://www.youtube-nocookie.com/embed/nu_pCVPKzTk?autoplay=1&#x26;start=90"><a href="${address}">${address}</a></div>`,
    );
    expect(text).toBe(`Salam ${address}`);
    expect(hasVideoCard(html)).toBe(true);
  });

  test.each([
    `<p>Baxın: <a href="${address}">${address}</a></p>`,
    `<p><a href="${address}">Video</a></p>`,
    `<ul><li>${stored}</li></ul>`,
    '<p><a href="https://a.az/watch?v=nu_pCVPKzTk">https://a.az/watch?v=nu_pCVPKzTk</a></p>',
    '<p><a href="javascript:alert(1)">javascript:alert(1)</a></p>',
    `<p>${address}</p>`,
    '<div class="video-card" data-played="https://a.az">a</div>',
    '<p>&lt;div class="video-card"</p>',
  ])('none: %s', (html) => expect(hasVideoCard(postHtml(html).html)).toBe(false));
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
