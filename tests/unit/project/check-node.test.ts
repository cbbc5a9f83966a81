import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** Runs the first script of `npm start` and `npm test` with a faked Node version. */
function checkOn(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'stack/check-node.js'],
    {
      encoding: 'utf8',
    },
  );
}

describe('the check of the Node version', () => {
  test.each(['18.20.4', '20.20.2', '22.18.0', '24.14.1'])(
    'refuses Node %s with one sentence that says what to install',
    (version) => {
      const { status, stderr } = checkOn(version);
      expect(status).toBe(1);
      expect(stderr).toContain(`Kodyol needs Node 24.15 or newer; this is ${version}. Install Node 24`);
    },
  );

  test.each(['24.15.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(checkOn(version)).toMatchObject({ status: 0, stderr: '' });
  });
});
