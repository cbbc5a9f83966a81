import { cmsPath } from '#domain/cms/cms.ts';
import { accounts, emailOf, panelPasswords } from './seed/accounts.ts';

const noJava = `No Java was found, so the site stands alone: sign-in, lessons, the panel and the posts kept in Firestore are off.
To have them, install Java 21 or newer (apt-get install openjdk-21-jre-headless, or https://adoptium.net) and start again.`;

interface Places {
  siteUrl: string;
  /** Where the mail sink shows what has arrived. */
  mailUrl: string;
  hasBackend: boolean;
}

/** What a person needs to know when everything runs. */
export function welcome({ siteUrl, mailUrl, hasBackend }: Places): string {
  const lines = [
    '',
    `Kodyol is at ${siteUrl}`,
    `Messages of its forms arrive at ${mailUrl}`,
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
