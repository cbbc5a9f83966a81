// What the operator types, in which project, with whose rights.
import { parseArgs } from 'node:util';
import { accessTokenOf, serviceAccountIn } from '#core/build/service-account.ts';
import { backUp } from './backup.ts';
import { Cloud } from './cloud.ts';
import * as commands from './commands.ts';
import { examine } from './doctor.ts';
import { forget } from './forget.ts';
import { publish } from './publish.ts';
import { compare, restore } from './restore.ts';

const usage = `node scripts/operator/cli.ts --project <id> <command>
  doctor                         what is missing, and what to do about it
  setup                          what is missing: keys, settings, courses, words that users and content are found by
  gates                          asks for the panel's two passwords and replaces the old ones
  add-admin <e-mail>             makes a user whose e-mail is verified an admin
  remove-admin <e-mail>
  hook                           asks for the build hook that the panel calls
  pace <n>,<n>,<n>               minutes of quiet before a build, minutes between two, builds a month: 10,30,60
  publish                        requests a build if one is due; for a schedule
  rotate-key admin|teacher       a new key for everybody in that role
  free-email <e-mail>            removes records and reservations whose account is gone
  emails open|closed             whether anyone can ask which e-mails have an account
  second-factor on|off           whether the rules want a second factor of staff
  reset-factor <e-mail>          takes the authenticator app from somebody who has lost it
  old-messages                   deletes what visitors have sent and is older than the privacy page says
  forget <uid|e-mail>            deletes everything that names a person, also in posts
  backup <folder>                writes documents, accounts and files into a folder that you alone can read
  restore <folder>               brings a backup into an empty project, or goes on where that broke off
  compare <folder>               whether the project holds what a backup holds`;

/** The line of a command, or where all stand. */
const usageOf = (command: string): string =>
  usage.split('\n').find((line) => command !== '' && line.startsWith(`  ${command} `)) ??
  '`--help` shows all commands.';

const run: Record<string, (context: commands.Context, argument: string) => Promise<void>> = {
  doctor: examine,
  setup: commands.setUp,
  gates: commands.setGates,
  'add-admin': commands.addAdmin,
  'remove-admin': commands.removeAdmin,
  hook: commands.setHook,
  pace: commands.setPace,
  publish,
  'rotate-key': commands.rotateKey,
  'free-email': commands.freeEmail,
  emails: commands.setEmails,
  'second-factor': commands.setFactor,
  'reset-factor': commands.resetFactor,
  'old-messages': commands.deleteOldMessages,
  forget,
  backup: backUp,
  restore,
  compare,
};
const withoutArgument = ['doctor', 'setup', 'gates', 'hook', 'publish', 'old-messages'];

/** A backup reads accounts and files, too; which services the account may use is for its roles to say. */
const allServices = 'https://www.googleapis.com/auth/cloud-platform';

/** Does what a command line asks for. Throws what is wrong with it, or what keeps it from being done. */
export async function operate(
  args: string[],
  env: commands.Context['env'],
  { say, askHidden }: Pick<commands.Context, 'say' | 'askHidden'>,
): Promise<void> {
  const {
    values: { project, help },
    positionals: [name = '', argument = '', ...more],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (help) return say(usage);
  const command = run[name];
  const takesNone = withoutArgument.includes(name);
  const refuse = (reason: string) => new Error(`${reason}\n\n${usageOf(name)}`);
  if (!command) throw refuse(name === '' ? 'Which command?' : `There is no command ${name}.`);
  if (!project) throw refuse('Which project? --project <id> is missing.');
  if (argument === '' && !takesNone) throw refuse(`${name} needs what is named behind it:`);
  const tooMuch = takesNone ? [argument, ...more] : more;
  if (tooMuch.join('') !== '')
    throw refuse(
      `${name} has nothing to do with ${tooMuch.join(' ')}. Put a path with spaces in quotation marks.`,
    );
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_ACCESS_TOKEN } = env;
  const token = GOOGLE_ACCESS_TOKEN ?? (key && (await accessTokenOf(serviceAccountIn(key), allServices)));
  const cloud = new Cloud(project, { ...env, GOOGLE_ACCESS_TOKEN: token });
  const bucket = env.PUBLIC_FIREBASE_STORAGE_BUCKET ?? '';
  await command({ cloud, bucket, env, say, askHidden }, argument);
}
