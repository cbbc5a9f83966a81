// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { lastChosen, noteChosen } from './last-chosen.ts';

const none = { course: '', module: '', day: '' };

beforeEach(() => {
  localStorage.clear();
  document.body.dataset.courses = 'frontend backend';
});

describe('[PANEL-18] what forms know of the last time', () => {
  test('is of one user, and nothing at first', () => {
    noteChosen('nigar', { course: 'frontend', module: 'Giriş' });
    expect(lastChosen('nigar')).toEqual({ ...none, course: 'frontend', module: 'Giriş' });
    expect(lastChosen('elvin')).toEqual(none);
  });

  test('a module goes with its course, a last day stays', () => {
    noteChosen('nigar', { course: 'frontend', module: 'Giriş', day: '2099-01-01' });
    noteChosen('nigar', { course: 'frontend' });
    expect(lastChosen('nigar').module).toBe('Giriş');
    noteChosen('nigar', { course: 'backend' });
    expect(lastChosen('nigar')).toEqual({ course: 'backend', module: '', day: '2099-01-01' });
  });

  test('what is no more is not offered: a course, a day that is over', () => {
    noteChosen('nigar', { course: 'all' });
    expect(lastChosen('nigar')).toEqual(none);
    noteChosen('nigar', { course: 'backend', module: 'Son', day: '2020-01-01' });
    document.body.dataset.courses = 'frontend';
    expect(lastChosen('nigar')).toEqual(none);
  });

  test('a device that holds something else says nothing', () => {
    localStorage.setItem('kodyol:staff:nigar:chosen', '{"course":5}');
    expect(lastChosen('nigar')).toEqual(none);
  });
});
