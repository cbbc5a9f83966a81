import { describe, expect, test } from 'vitest';
import { networks, popupFeatures, shareUrl } from './share.ts';

const shared = {
  title: 'Nar rəngi #9E & «x»',
  url: 'https://kodyol.example/blogs/nar?a=1&b',
  hashtags: ['css', 'ui/ux', 'əlçatanlıq'],
};

describe('[BLOG-7] shareUrl', () => {
  test.each(networks)('%s gets the complete address', (network) => {
    const { searchParams, protocol } = new URL(shareUrl(network, shared));
    expect(protocol).toBe('https:');
    expect([...searchParams.values()].some((value) => value.includes(shared.url))).toBe(true);
  });

  test('hashtags have no # on Twitter, and a # inside a text', () => {
    expect(new URL(shareUrl('twitter', shared)).searchParams.get('hashtags')).toBe('css,uiux,əlçatanlıq');
    expect(new URL(shareUrl('whatsapp', shared)).searchParams.get('text')).toContain(
      '#css #uiux #əlçatanlıq',
    );
    expect(new URL(shareUrl('facebook', shared)).searchParams.get('hashtag')).toBe('#css');
  });

  test('without hashtags there is no empty parameter', () => {
    expect(shareUrl('twitter', { ...shared, hashtags: [] })).not.toContain('hashtags');
    expect(shareUrl('facebook', { ...shared, hashtags: [] })).not.toContain('hashtag=');
  });

  test('windows are 550x400, the window of LinkedIn is 750x600', () => {
    expect(networks.map((network) => popupFeatures(network).match(/\d+/g)?.join('x'))).toEqual([
      '550x400',
      '550x400',
      '550x400',
      '750x600',
      '550x400',
    ]);
  });
});
