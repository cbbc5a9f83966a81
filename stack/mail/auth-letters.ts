import { routes } from '#core/addresses/routes.ts';

/** A letter that the Auth service would have sent. */
export interface Letter {
  to: string;
  /** What its link asks for, in the words of the service. */
  kind: string;
  /** The link as docs/deploy.md sets it up: to the site's own page. */
  link: string;
}

interface Code {
  email: string;
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

/** The letters whose links can still be used, newest first. The emulator sends none, but lists their codes. */
export async function authLetters(authHost: string, projectId: string, siteUrl: string): Promise<Letter[]> {
  const answer = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: Code[] };
  return oobCodes
    .map(({ email, newEmail, requestType, oobLink }) => ({
      to: newEmail ?? email,
      kind: requestType,
      link: `${siteUrl}${routes.emailAction}${new URL(oobLink).search}`,
    }))
    .toReversed();
}
