/**
 * The accounts and panel passwords of a local stack, printed at its start and listed in the README. They work only for
 * the emulators on the developer's machine.
 */
export const accounts = [
  { username: 'admin', password: 'nar-cicek-1', about: 'administrator' },
  { username: 'teacher', password: 'nar-cicek-2', about: 'teacher' },
  { username: 'student', password: 'nar-cicek-3', about: 'student of the frontend course' },
  { username: 'guest', password: 'nar-cicek-4', about: 'e-mail not verified yet' },
] as const;

export const panelPasswords = { admin: 'xezer-admin', teacher: 'xezer-teacher' } as const;

export function emailOf(username: string): string {
  return `${username}@kodyol.example`;
}

/**
 * Stable ids, so that a bookmark or a test can use an account's id before the stack runs. Without dots, as the service's own are:
 * the id of a log entry can name a user (QUIZ-1).
 */
export function uidOf(username: string): string {
  return `seed-${username.replaceAll('.', '-')}`;
}
