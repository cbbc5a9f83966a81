import { describe, expect, test } from 'vitest';
import { momentAddress, secondsInQuery, videoInQuery } from '#core/addresses/video-address.ts';
import { shortClock } from '#core/time/duration.ts';
import { preferencesIn } from './player.ts';
import { actionOf } from './player-keys.ts';

const pressed = (key: string, over: object = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...over,
});

describe('[LEARN-4] keys of the player', () => {
  test.each([
    [' ', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['f', 'fullscreen'],
    ['F', 'fullscreen'],
    ['m', 'mute'],
    ['s', 'speed'],
    ['n', 'next'],
    ['p', 'previous'],
    ['q', 'ask'],
    ['x', null],
    ['Key', null],
    ['Tab', null],
    ['constructor', null],
  ])('%s: %s', (key, action) => {
    expect(actionOf(pressed(key), true)).toBe(action);
  });

  test('«?» is typed with the shift key; other keys with a modifier are the browser’s', () => {
    expect(actionOf(pressed('?', { shiftKey: true }), true)).toBe('help');
    expect(actionOf(pressed('n', { shiftKey: true }), true)).toBeNull();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing']) {
      expect(actionOf(pressed('f', { [modifier]: true }), true), modifier).toBeNull();
    }
  });

  test('letters of another script count by their place on the keyboard', () => {
    expect(actionOf(pressed('т', { code: 'KeyN' }), true)).toBe('next');
    expect(actionOf(pressed('ə', { code: 'Semicolon' }), true)).toBeNull();
  });

  test('letters can be switched off; space and arrows stay', () => {
    for (const key of ['f', 'm', 's', 'n', 'p', '?']) expect(actionOf(pressed(key), false), key).toBeNull();
    expect(actionOf(pressed(' '), false)).toBe('toggle');
  });
});

describe('[LEARN-4] what the device keeps of the player', () => {
  const first = { speed: 1, autoNext: true, letters: true, wide: false };
  test.each([
    [null, first],
    ['x', first],
    [{ speed: 3, letters: 'no' }, first],
    [
      { speed: 1.5, autoNext: false, wide: true },
      { ...first, speed: 1.5, autoNext: false, wide: true },
    ],
  ])('%j', (kept, preferences) => {
    expect(preferencesIn(kept)).toEqual(preferences);
  });
});

describe('[LEARN-4] the place in the address', () => {
  test('is written and read', () => {
    expect(momentAddress('frontend', 'a b', 65.9)).toBe('/lessons/frontend/videos?v=a%20b&t=65');
    expect(momentAddress('frontend', 'a', 0.9)).toBe('/lessons/frontend/videos?v=a');
    expect([videoInQuery('?v=a%20b&t=65'), secondsInQuery('?v=a%20b&t=65')]).toEqual(['a b', 65]);
  });

  test.each(['', '?t=-5', '?t=1e3', '?t=abc', '?t=12345678', '?t='])('%s has none', (query) => {
    expect([videoInQuery(query), secondsInQuery(query)]).toEqual([null, 0]);
  });

  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [300, '5:00'],
    [3700, '1:01:40'],
    [36_000, '10:00:00'],
  ])('%d s are said as %s', (seconds, said) => {
    expect(shortClock(seconds)).toBe(said);
  });
});
