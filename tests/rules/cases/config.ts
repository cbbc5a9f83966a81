import { serverTimestamp } from 'firebase/firestore/lite';
import { type Fields, remove, set, update } from '#core/cloud/operation.ts';
import { claimBuild, markDirty, markDirtyFirst } from '#panel/publishing-gateway.ts';
import { patch } from '../support/attack.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { everyone, staff, uidOf } from '../support/people.ts';

export const config = chapter('[PANEL-1] [PANEL-12] [OPS-2] [OPS-3] config, gates and everything else');
const { allow, deny, reads, writes } = config;
const admin = config.committer('admin');
const now = serverTimestamp();
const path = 'config/publish';

reads('config/keys', ['admin']);
reads('config/build', staff);
reads('config/courses', staff);
reads(path, staff);
reads('config/failure', everyone);
writes('writes why a build failed', [], () => [set('config/failure', { at: now, problems: [] })]);
reads('config/other', []);
reads('gates/t-digest', ['teacher']);
reads('gates/a-digest', ['admin']);
reads('gates/wrong-digest', []);

const unpublished = { [path]: null };
writes('marks the site dirty', staff, () => [markDirty()]);
writes('marks the site dirty for the first time', staff, () => [markDirtyFirst()], unpublished);
writes('claims a build', staff, (who) => [claimBuild(uidOf(who))]);

// A claim blocks other claims for a minute, or for as long as its build may take (PANEL-12). It cannot be renewed.
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
/** The getter computes the times when the case runs. */
const claimed = (claimedAgo: number, changedAgo: number) => ({
  get [path]() {
    return { dirtyAt: ago(changedAgo), claimedBy: 'teacher', claimedAt: ago(claimedAgo) };
  },
});
const claim = commit(claimBuild('admin'));
/** The world's pace: half an hour between two builds. */
const teachersClaim = commit(claimBuild('teacher'));
allow('teacher', 'claims a build half an hour after the last', teachersClaim, claimed(1800, 1700));
deny('teacher', 'claims a build 20 minutes after the last', teachersClaim, claimed(1200, 1100));
const quick = (claimedAgo: number) => ({
  'config/build': { hook: '', interval: 120 },
  get [path]() {
    return claimed(claimedAgo, 5)[path];
  },
});
allow('teacher', 'claims a build after the configured time', teachersClaim, quick(120));
deny('teacher', 'claims a build before the configured time', teachersClaim, quick(100));

const month = () => new Date().getUTCFullYear() * 100 + new Date().getUTCMonth() + 1;
const counted = (builds: number, of = month()) => ({
  get [path]() {
    return { dirtyAt: ago(10), claimedBy: 'x', claimedAt: ago(4000), month: of, builds };
  },
});
const claimAs = (count: { month: number; builds: number }) =>
  commit(update(path, { claimedBy: 'admin', claimedAt: now, ...count }));
allow('admin', 'counts the eighth build of a month', claimAs({ month: month(), builds: 8 }), counted(7));
const monthly = (most: number, builds: number) => ({
  'config/build': { hook: '', monthly: most },
  get [path]() {
    return counted(builds)[path];
  },
});
for (const who of staff) {
  const build = (builds: number) =>
    commit(update(path, { claimedBy: uidOf(who), claimedAt: now, month: month(), builds }));
  allow(who, 'claims the last build of a month', build(3), monthly(3, 2));
  deny(who, 'claims a build more than a month has', build(4), monthly(3, 3));
  allow(who, 'claims the last build of a month where no limit is set', build(60), counted(59));
  deny(who, 'claims a build more than a month has where no limit is set', build(61), counted(60));
}
allow('admin', 'claims a build after a month without any left', claimAs({ month: month(), builds: 1 }), {
  'config/build': { hook: '', monthly: 1 },
  get [path]() {
    return counted(1, 202610)[path];
  },
});
deny('admin', 'counts no build', claimAs({ month: month(), builds: 7 }), counted(7));
allow(
  'admin',
  'counts the first build of a month',
  claimAs({ month: month(), builds: 1 }),
  counted(7, 202610),
);
deny('admin', 'goes on counting in a new month', claimAs({ month: month(), builds: 8 }), counted(7, 202610));
deny('admin', 'counts in another month', claimAs({ month: 202610, builds: 8 }), counted(7, 202610));
admin.mayNot(
  'claims a build without counting it',
  update(path, { claimedBy: 'admin', claimedAt: now }),
  counted(7),
);
allow('admin', 'claims a build a minute after the last, for a newer change', claim, claimed(60, 55));
deny('admin', 'claims a build 30 s after the last', claim, claimed(30, 10));
deny('admin', 'claims a build again that is under way', claim, claimed(300, 400));
deny('admin', 'claims a build again that is under way, changed in the same moment', claim, {
  get [path]() {
    const at = ago(300);
    return { dirtyAt: at, claimedBy: 'teacher', claimedAt: at };
  },
});
allow('admin', 'claims a build again that does not come', claim, claimed(601, 700));
deny('teacher', 'renews the own claim', commit(claimBuild('teacher')), claimed(500, 510));

const firstMark = (over: Fields) => commit(patch([markDirtyFirst()], path, over));
deny('admin', 'creates config/publish with more', firstMark({ extra: 1 }), unpublished);
deny('admin', 'creates config/publish with another time', firstMark({ dirtyAt: new Date() }), unpublished);

const first = { month: month(), builds: 1 };
const wrong: Fields[] = [
  { dirtyAt: new Date('2030-01-01') },
  { claimedBy: 'teacher', claimedAt: now, ...first },
  { claimedBy: 'admin', claimedAt: new Date(), ...first },
  { dirtyAt: now, claimedBy: 'admin', claimedAt: now, ...first },
  { dirtyAt: now, extra: 1 },
  { extra: 1 },
];
for (const data of wrong) {
  admin.mayNot(`config/publish ${Object.keys(data)} ${data.claimedBy ?? ''}`, update(path, data));
}

for (const closed of ['config/keys', 'config/build', 'config/courses', 'gates/t-digest']) {
  admin.mayNot(`writes ${closed}`, set(closed, { role: 'admin' }));
  admin.mayNot(`deletes ${closed}`, remove(closed));
}
admin.mayNot('deletes config/publish', remove(path));
admin.mayNot('writes an unknown collection', set('unknown/x', {}));
deny('admin', 'reads an unknown collection', get('unknown/x'));
