import { describe, expect, test } from 'vitest';
import { AuditDocument } from '#core/cloud/audit-entry.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import {
  imageServing,
  imageTypes,
  limits,
  mobilePattern,
  usernamePattern,
  videoIdPattern,
} from '#core/words/limits.ts';
import { StaffSnippet } from '#features/snippets/snippet.ts';
import { VideoDocument, VideoText } from '#features/videos/video.ts';
import { StaffPost } from '#panel/public-form.ts';
import { rulesOf } from '../../../scripts/firestore-rules.ts';

/** The rules of a collection. */
const partOf = (collection: string): string =>
  new RegExp(`^    match /${collection}/[\\s\\S]*?^    }`, 'm').exec(rulesOf('firestore'))?.[0] ?? '';

const namesIn = (list: string): string[] => [...list.matchAll(/\w+/g)].map(([name]) => name);

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

  test.each([
    ['[PANEL-4]', 'videos', VideoDocument.options.flatMap(({ entries }) => Object.keys(entries))],
    ['[PANEL-3]', 'blogs', Object.keys(StaffPost.entries)],
    ['[PANEL-5]', 'codes', Object.keys(StaffSnippet.entries)],
    ['[PANEL-14]', 'audit', Object.keys(AuditDocument.entries)],
  ] as const)('%s documents of %s have the fields that the rules allow', (_id, collection, fields) => {
    const section = partOf(collection);
    // The id is no field; the words of the title, and that a video was planned, are found by queries, and no page reads them.
    const stored = [...new Set(fields)].filter((field) => field !== 'id');
    const lists = [...section.matchAll(/\[('\w+'(?:, )?)+\]/g)].map(([list]) => namesIn(list));
    // The list that is nearest to the fields is the one of the document.
    const apart = (list: string[]) => ({
      missing: stored.filter((field) => !list.includes(field) && field !== 'series'),
      further: list.filter((field) => !stored.includes(field)),
    });
    const count = (list: string[]) => Object.values(apart(list)).flat().length;
    const [nearest = []] = lists.toSorted((a, b) => count(a) - count(b));
    const further = {
      videos: ['words', 'planned'],
      blogs: ['titleKey', 'words'],
      codes: ['titleKey', 'words'],
      audit: [],
    };
    expect(apart(nearest)).toEqual({ missing: [], further: further[collection] });
  });

  test.each([
    ['[CODE-1]', 'codes', codeLanguages],
    ['[PANEL-4]', 'videos', VideoText.entries.paid.options],
    ['[PANEL-14]', 'audit', AuditDocument.entries.collection.options],
  ])('%s choices of %s are those of the rules', (_id, collection, choices) => {
    const lists = [...partOf(collection).matchAll(/in \[([^\]]+)\]/g)].map(([list]) =>
      namesIn(list).slice(1),
    );
    expect(lists.map((list) => list.sort())).toContainEqual(choices.filter(Boolean).sort());
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
