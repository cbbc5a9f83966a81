import { cmsPath } from '#features/cms/cms.ts';
import { accounts, emailOf, panelPasswords } from './seed/accounts.ts';

const noJava = `No Java was found, so the site runs without a backend: sign-in, lessons, the panel and the posts of Firestore do not work.
To use them, install Java 21 or newer (apt-get install openjdk-21-jre-headless, or https://adoptium.net) and start again.`;

interface Places {
  siteUrl: string;
  /** The address of the page with the received messages. */
  mailUrl: string;
  /** The page with the failures that browsers report; `null` in development. */
  reportsUrl: string | null;
  hasBackend: boolean;
}

/** The text that is printed when everything runs. */
export function welcome({ siteUrl, mailUrl, reportsUrl, hasBackend }: Places): string {
  const lines = [
    '',
    `Kodyol is at ${siteUrl}`,
    `Messages of its forms arrive at ${mailUrl}`,
    ...(reportsUrl ? [`Failures in browsers arrive at ${reportsUrl}`] : []),
    `Its content/ is edited at ${siteUrl}${cmsPath}`,
    '',
  ];
  lines.push(...(hasBackend ? [...accountTable(), '', panelLine()] : [noJava]));
  return [
    ...lines,
    '',
    'Ctrl+C ends everything and keeps the data; npm run stack:reset empties it.',
    '',
  ].join('\n');
}

function accountTable(): string[] {
  return accounts.map(
    ({ username, password, about }) => `  ${emailOf(username).padEnd(24)} ${password.padEnd(14)} ${about}`,
  );
}

function panelLine(): string {
  const passwords = Object.entries(panelPasswords).map(([role, password]) => `${role} ${password}`);
  return `Panel passwords: ${passwords.join(', ')}`;
}
