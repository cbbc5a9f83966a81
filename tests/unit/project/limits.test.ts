import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  imageServing,
  imageTypes,
  limits,
  mobilePattern,
  usernamePattern,
  videoIdPattern,
} from '#domain/shared/limits.ts';

const rulesOf = (service: string) =>
  readFileSync(new URL(`../../../firebase/${service}.rules`, import.meta.url), 'utf8');

/** As a rule writes it: `matches` is always about the whole text, and a backslash is doubled in a string. */
const inRules = (pattern: RegExp) =>
  `matches('${pattern.source.replace(/^\^|\$$/g, '').replaceAll('\\', '\\\\')}')`;

describe('limits', () => {
  test.each([
    ['[SIGNUP-2]', 'usernames', usernamePattern],
    ['[SIGNUP-1]', 'mobile numbers', mobilePattern],
    ['[PANEL-4]', 'ids of videos', videoIdPattern],
  ])('%s have the pattern that the rules have for %s', (_id, _what, pattern) => {
    expect(rulesOf('firestore')).toContain(inRules(pattern));
  });

  test('[USER-3] have the size and types of pictures that the rules have', () => {
    const rules = rulesOf('storage');
    expect(rules).toContain(`request.resource.size <= ${limits.imageBytes}`);
    for (const [field, value] of Object.entries(imageServing)) {
      expect(rules).toContain(`request.resource.${field} == '${value}'`);
    }
    expect(rules).toContain(`in [${imageTypes.map((type) => `'${type}'`).join(', ')}]`);
  });
});
