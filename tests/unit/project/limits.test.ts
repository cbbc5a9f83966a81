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

/** The pattern in the syntax of the rules: `matches` always tests the whole text, and strings double a backslash. */
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

  test('[USER-3] the rules have the same size and types of pictures', () => {
    const rules = rulesOf('storage');
    expect(rules).toContain(`request.resource.size <= ${limits.imageBytes}`);
    for (const [field, value] of Object.entries(imageServing)) {
      expect(rules).toContain(`request.resource.${field} == '${value}'`);
    }
    expect(rules).toContain(`in [${imageTypes.map((type) => `'${type}'`).join(', ')}]`);
  });
});
