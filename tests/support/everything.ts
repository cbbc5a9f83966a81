/** A stack whose services are searched. */
interface Backend {
  projectId: string;
  hosts: { auth: string; firestore: string; storage: string };
}

const asOwner = { headers: { authorization: 'Bearer owner' } };

/**
 * Everything that the services of a stack have, a line each: all documents of all collections, the accounts, and the
 * names of the files. For tests that look for what should be gone (USER-6).
 */
export async function everything({ projectId, hosts }: Backend): Promise<string[]> {
  const lines: string[] = [];
  const walk = async (parent: string): Promise<void> => {
    const address = `http://${hosts.firestore}/v1/${parent.split('/').map(encodeURIComponent).join('/')}`;
    const named = await fetch(`${address}:listCollectionIds`, { method: 'POST', ...asOwner });
    const { collectionIds = [] } = (await named.json()) as { collectionIds?: string[] };
    for (const id of collectionIds) {
      let next = '';
      do {
        // A document that is missing can have collections below it.
        const listed = await fetch(
          `${address}/${encodeURIComponent(id)}?pageSize=300&showMissing=true&pageToken=${next}`,
          asOwner,
        );
        const { documents = [], nextPageToken = '' } = (await listed.json()) as {
          documents?: { name: string; fields?: object }[];
          nextPageToken?: string;
        };
        for (const document of documents) {
          lines.push(JSON.stringify(document));
          await walk(document.name);
        }
        next = encodeURIComponent(nextPageToken);
      } while (next !== '');
    }
  };
  await walk(`projects/${projectId}/databases/(default)/documents`);
  const accounts = await fetch(
    `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=1000`,
    asOwner,
  );
  const { users = [] } = (await accounts.json()) as { users?: object[] };
  const files = await fetch(`http://${hosts.storage}/v0/b/${projectId}.appspot.com/o`, asOwner);
  const { items = [] } = (await files.json()) as { items?: object[] };
  return [...lines, ...[...users, ...items].map((one) => JSON.stringify(one))];
}

export const linesWith = (lines: readonly string[], words: readonly string[]): string[] =>
  lines.filter((line) => words.some((word) => line.includes(word)));
