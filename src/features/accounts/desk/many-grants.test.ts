import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { User } from '#core/session/user.ts';
import { limits } from '#core/words/limits.ts';
import { panelLimits } from '#panel/limits.ts';
import { recordOf } from '#support/fake-service.ts';
import { hasTooMany, isAsPlanned, linesIn, type ManyTask, planFor, recordAfter } from './grant-lines.ts';

const user = recordOf('ayla', { lessons: ['css'], verified: true });
const now = new Date('2026-06-01T00:00:00Z');
const past = new Date('2026-05-01T20:00:00Z');
const soon = new Date('2026-07-01T20:00:00Z');
const later = new Date('2026-09-01T20:00:00Z');
const withEnds = (end: Date): User => ({ ...user, ends: { css: end } });

describe('[SCHOOL-3] a pasted list', () => {
  // As mail programs, spreadsheets, documents and chats give lists. A username without @, '?' for what can't be read.
  test.each<[notation: string, text: string, people: string[]]>([
    ['a line each', ' A@x.az \r\n\n İlkin1\n«x» ', ['a@x.az', 'ilkin1', '?']],
    ['old line ends', 'a@x.az\rb@x.az\u2028c@x.az', ['a@x.az', 'b@x.az', 'c@x.az']],
    ['a mail program', 'Ayla Əliyeva <Ayla@x.az>', ['ayla@x.az']],
    ['Outlook, a line', '"Quliyev, Orxan" <a@b.az>; "Əliyeva, Ayla" <c@d.az>;', ['a@b.az', 'c@d.az']],
    ['Outlook, without quotes', 'Quliyev, Orxan <a@b.az>', ['a@b.az']],
    ['Outlook, old', "'a@b.az'; 'c@d.az'", ['a@b.az', 'c@d.az']],
    ['a spreadsheet', 'Orxan\tQuliyev\to.quliyev@mekteb.az', ['o.quliyev@mekteb.az']],
    ['a spreadsheet, e-mail first', 'o@x.az\torxan\t050 123 45 67', ['o@x.az']],
    ['a spreadsheet without e-mail', 'Orxan\tQuliyev', ['?']],
    ['a column of usernames', '\torxan\t\n\tayla\t', ['orxan', 'ayla']],
    ['CSV', 'orxan,quliyev,o@x.az', ['o@x.az']],
    ['CSV with quotes', '"orxan";"quliyev";"o@x.az"', ['o@x.az']],
    ['commas', 'a@x.az, b@x.az,c@x.az', ['a@x.az', 'b@x.az', 'c@x.az']],
    ['semicolons', 'a@x.az;b@x.az ;', ['a@x.az', 'b@x.az']],
    ['spaces', 'a@x.az b@x.az', ['a@x.az', 'b@x.az']],
    ['usernames', 'orxan.q, ayla; tal.010', ['orxan.q', 'ayla', 'tal.010']],
    ['names that could be usernames', 'Quliyev, Orxan', ['?']],
    ['a name', 'Orxan Quliyev', ['?']],
    ['numbers', '1. a@x.az\n2) b@x.az\n3 ayla\n4. orxan', ['a@x.az', 'b@x.az', 'ayla', 'orxan']],
    ['bullets', '• a@x.az\n- b@x.az\n* ayla\n–\torxan', ['a@x.az', 'b@x.az', 'ayla', 'orxan']],
    ['bullets without a space', '•a@x.az\n-b@x.az\n*c@x.az*', ['a@x.az', 'b@x.az', 'c@x.az']],
    ['brackets', 'a@x.az (Orxan)\n(b@x.az)\n[c@x.az]\n<d@x.az>', ['a@x.az', 'b@x.az', 'c@x.az', 'd@x.az']],
    ['quotes', '"a@x.az"\n«b@x.az»\n“c@x.az”\n"ayla"', ['a@x.az', 'b@x.az', 'c@x.az', 'ayla']],
    [
      'links',
      'mailto:a@x.az\n[b@x.az](mailto:b@x.az)\nc@x.az<mailto:C@x.az>',
      ['a@x.az', 'b@x.az', 'c@x.az'],
    ],
    ['the end of a sentence', 'a@x.az.\nb@x.az,\nayla,', ['a@x.az', 'b@x.az', 'ayla']],
    ['a mention', '@tal.010', ['tal.010']],
    ['an apostrophe', "o'neill@x.az\nO’Neill@x.az", ["o'neill@x.az", "o'neill@x.az"]],
    ['another alphabet', 'ayla@məktəb.example', ['ayla@xn--mktb-v6bc.example']],
    [
      'signs that are not seen',
      '\u200bguest@x.az\u200e\n\ufeffa@x.az\u00a0\nay\u00adla',
      ['guest@x.az', 'a@x.az', 'ayla'],
    ],
    ['a dot on i', 'i\u0307lkin@x.az', ['ilkin@x.az']],
    ['plus and dots', 'a.b+kurs@mail.x.co.az', ['a.b+kurs@mail.x.co.az']],
    ['a table of Markdown', '| Orxan | a@x.az |', ['a@x.az']],
    ['twice in a line', 'a@x.az A@x.az', ['a@x.az']],
    ['no e-mails', 'ayla@x\na/b@x.az\na@x.az@y.az\n"a b"@x.az\na@x', ['?', '?', '?', '?', '?']],
    ['no usernames', '1ayla\nab\nəəəəə', ['?', '?', '?']],
    ['an e-mail beside a wrong one', 'a@x.az, b@x', ['a@x.az', '?']],
  ])('%s', (_notation, text, people) => {
    expect(linesIn(text).map(({ key }) => key?.value ?? '?')).toEqual(people);
  });

  test('a line about one person shows the whole line, one of several their e-mails', () => {
    expect(linesIn('Ayla\tƏliyeva\tA@x.az').map(({ text }) => text)).toEqual(['Ayla Əliyeva A@x.az']);
    expect(linesIn('A@x.az; B <b@x.az>').map(({ text }) => text)).toEqual(['A@x.az', 'b@x.az']);
  });

  test('whatever names stand around one e-mail, the line is about that e-mail alone', () => {
    const words = fc.array(
      fc.constantFrom(
        'orxan',
        'Quliyev',
        'ayla.ə',
        '1.',
        '(11-ci sinif)',
        '“Ad”',
        '№ 5',
        '050',
        "d'Arc",
        'İ',
      ),
    );
    const between = fc.constantFrom(' ', '\t', ', ', ';', ' | ', ': ');
    const marks = fc.constantFrom(
      ['', ''],
      ['<', '>'],
      ['(', ')'],
      ['"', '"'],
      ["'", "'"],
      ['mailto:', ''],
      ['', '.'],
      ['\u200b', '\u200e'],
    );
    fc.assert(
      fc.property(words, words, between, marks, (before, after, mark, [open = '', close = '']) => {
        const line = [...before, `${open}o.quliyev@mekteb.az${close}`, ...after].join(mark);
        expect(linesIn(line).map(({ key }) => key)).toEqual([
          { field: 'email', value: 'o.quliyev@mekteb.az' },
        ]);
      }),
    );
  });

  test('has a limit, which counts people', () => {
    const lines = (count: number) => linesIn('Ad,\tSoyad;\ta@x.az\n'.repeat(count));
    expect([
      hasTooMany(lines(panelLimits.grantLines)),
      hasTooMany(lines(panelLimits.grantLines + 1)),
    ]).toEqual([false, true]);
  });
});

describe('[SCHOOL-3] what will happen to a user', () => {
  const open: ManyTask = { action: 'open', course: 'css', end: soon };
  const renew: ManyTask = { ...open, action: 'renew' };
  const close: ManyTask = { ...open, action: 'close', end: null };
  const none: User = { ...user, lessons: [] };
  const full: User = { ...user, lessons: Array.from({ length: limits.lessons }, (_, n) => `c${n}`) };
  test.each<[string, User, ManyTask]>([
    ['grant', none, open],
    ['has', user, open],
    ['has-until', withEnds(later), open],
    ['has-until', withEnds(soon), open],
    ['reopen', withEnds(past), open],
    ['reopen', withEnds(now), open],
    ['full', full, open],
    ['renew', user, renew],
    ['renew', withEnds(later), renew],
    ['same-day', withEnds(soon), renew],
    ['same-day', user, { ...renew, end: null }],
    ['lacks', none, renew],
    ['revoke', withEnds(past), close],
    ['lacks', none, close],
    ['unverified', { ...none, verified: undefined }, open],
    ['unverified', { ...none, verified: false }, open],
    ['renew', { ...user, verified: undefined }, renew],
    ['staff', { ...none, userKey: '' }, open],
    ['staff', { ...none, adminKey: 'k' }, open],
  ])('%s', (plan, one, task) => {
    expect(planFor(one, task, 'teacher', now)).toBe(plan);
  });

  test('an admin may open a course for a teacher', () => {
    expect(planFor({ ...none, userKey: 'k' }, open, 'admin', now)).toBe('grant');
  });

  test('afterwards the record is as planned, and before it is not', () => {
    for (const [one, plan, task] of [
      [none, 'grant', open],
      [withEnds(later), 'renew', renew],
      [withEnds(past), 'reopen', open],
      [withEnds(past), 'renew', { ...renew, end: null }],
      [withEnds(past), 'revoke', close],
    ] as const) {
      expect(isAsPlanned(one, plan, task)).toBe(false);
      const after = recordAfter(one, task, plan);
      expect(isAsPlanned(after, plan, task)).toBe(true);
      expect(recordAfter(after, task, plan)).toEqual(after);
    }
    expect(recordAfter(user, { ...open, course: 'html' }, 'grant').lessons).toEqual(['css', 'html']);
  });
});

describe('[GROUP-1] a pasted list of a group', () => {
  const task: ManyTask = { action: 'join', course: 'css', end: null, group: 'g-a' };
  const inGroup = (group: string): User => ({ ...user, groups: { css: group, js: 'g-js' } });

  test.each<[string, User, ReturnType<typeof planFor>]>([
    ['has the course', user, 'join'],
    ['is in it', inGroup('g-a'), 'member'],
    ['is in another group of the course', inGroup('g-b'), 'move'],
    ['lacks the course', { ...user, lessons: [] }, 'admit'],
    ['has a course that is over', withEnds(past), 'admit'],
    ['is not verified and lacks the course', { ...user, lessons: [], verified: false }, 'unverified'],
    ['is a teacher', { ...user, userKey: 'k' }, 'staff'],
  ])('who %s', (_, one, plan) => {
    expect(planFor(one, task, 'teacher', now)).toBe(plan);
    if (plan !== 'join' && plan !== 'move' && plan !== 'admit') return;
    const after = recordAfter(one, task, plan);
    expect(isAsPlanned(one, plan, task)).toBe(false);
    expect(isAsPlanned(after, plan, task)).toBe(true);
    expect(planFor(after, task, 'teacher', now)).toBe('member');
    expect(after.groups?.js).toBe(one.groups?.js);
  });
});
