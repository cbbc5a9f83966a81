import { randomBytes } from 'node:crypto';
import { rulesOf } from '../firestore-rules.ts';
import type { Cloud } from './cloud.ts';
import type { Context } from './commands.ts';

/** The headers by which Firestore and Storage know somebody. */
interface Visitor {
  firestore: string;
  files: string;
}

const guest: Visitor = { firestore: '', files: '' };
const refused = [400, 401, 403, 404, 412];

/**
 * Asks a project for lists of everything, as a guest and as an account that was made a moment ago (OPS-2): each collection and
 * collection group that it has or that the rules name, and each bucket. None of these lists is open to either: pages ask for
 * less, by conditions of the rules. @returns what is open.
 */
export async function publicAccess(context: Context, apiKey: string): Promise<string[]> {
  const { cloud } = context;
  const key = apiKey === '' ? '' : `?key=${apiKey}`;
  // Everybody may ask for this one: an answer shows that nothing else keeps the requests from the rules.
  const control = await cloud.request('firestore', `/config/failure${key}`, { as: '', allowed: refused });
  if (control.status !== 200 && control.status !== 404)
    return [
      `A guest is answered with ${control.status} where everybody may read, so nothing was tried: App Check or the key refuses it.`,
    ];
  const toGuests = await openTo(guest, context, key);
  const found = toGuests.map((what) => `Close ${what}: a guest can list it.`);
  if (apiKey === '')
    return [...found, 'Set PUBLIC_FIREBASE_API_KEY as for the site, so that a new account can look, too.'];
  const { token, project } = await newAccount(cloud, key);
  try {
    // Its rules would refuse the account of another project, and everything would look closed.
    if (project !== cloud.projectId)
      return [...found, `PUBLIC_FIREBASE_API_KEY is of the project ${project}: set that of this one.`];
    const account = { firestore: `Bearer ${token}`, files: `Firebase ${token}` };
    const more = (await openTo(account, context, key)).filter((what) => !toGuests.includes(what));
    return [...found, ...more.map((what) => `Close ${what}: a new account can list it.`)];
  } finally {
    const body = { idToken: token };
    await cloud.request('accounts', `:delete${key}`, { method: 'POST', body, as: '' });
  }
}

/** @returns its token, and the project that the key belongs to. */
async function newAccount(cloud: Cloud, key: string): Promise<{ token: string; project: string }> {
  const name = randomBytes(12).toString('hex');
  const body = { email: `doctor-${name}@example.com`, password: `aA1!${name}`, returnSecureToken: true };
  const answer = await cloud.request('accounts', `:signUp${key}`, { method: 'POST', body, as: '' });
  const { idToken } = (await answer.json()) as { idToken: string };
  const [, claims = ''] = idToken.split('.');
  return { token: idToken, project: JSON.parse(Buffer.from(claims, 'base64url').toString()).aud };
}

const openTo = async (visitor: Visitor, context: Context, key: string): Promise<string[]> =>
  (await Promise.all([listedCollections(visitor, context, key), listedBuckets(visitor, context)])).flat();

async function listedCollections({ firestore }: Visitor, { cloud }: Context, key: string): Promise<string[]> {
  const lists = async (what: string, from: object): Promise<string[]> => {
    const answer = await cloud.request('firestore', `:runQuery${key}`, {
      method: 'POST',
      body: { structuredQuery: { from: [from], limit: 1 } },
      as: firestore,
      allowed: refused,
    });
    return answer.ok ? [what] : [];
  };
  const names = new Set([...namesIn('firestore'), ...(await collectionsOf(cloud))]);
  const looks = [...names].flatMap((collectionId) => [
    lists(`the collection ${collectionId}`, { collectionId }),
    lists(`the collection group ${collectionId}`, { collectionId, allDescendants: true }),
  ]);
  return (await Promise.all([lists('the whole database', { allDescendants: true }), ...looks])).flat();
}

async function listedBuckets({ files }: Visitor, { cloud, bucket }: Context): Promise<string[]> {
  const folders = ['', ...namesIn('storage')];
  const isListed = async (service: 'files' | 'storage', address: string) =>
    (await cloud.request(service, address, { as: files, allowed: refused })).ok;
  const looks = [...new Set([bucket, ...(await bucketsOf(cloud))])].map(async (name) => {
    const list = `b/${name}/o?maxResults=1`;
    const asked = folders.map((folder) => isListed('files', `${list}&prefix=${folder}`));
    // Past the rules, which the emulator does not know: whether the bucket itself is public.
    if (files === '' && !cloud.isLocal) asked.push(isListed('storage', list));
    return name !== '' && (await Promise.all(asked)).includes(true) ? [`the bucket ${name}`] : [];
  });
  return (await Promise.all(looks)).flat();
}

/** The collections, or folders with a slash, that the rules of this checkout name. */
function namesIn(service: 'firestore' | 'storage'): string[] {
  const names = [...rulesOf(service).matchAll(/match (?:\/users\/\{user\})?\/([\w-]+)\//g)].map(
    ([, name = '']) => name,
  );
  const own = names.filter((name) => name !== 'databases' && name !== 'b');
  return service === 'storage' ? own.map((name) => `${name}/`) : own;
}

/** The collections that the project has, also such that no rule names any more. */
async function collectionsOf(cloud: Cloud): Promise<string[]> {
  const answer = await cloud.request('firestore', ':listCollectionIds', { method: 'POST', body: {} });
  const { collectionIds = [] } = (await answer.json()) as { collectionIds?: string[] };
  return collectionIds;
}

/** The buckets of the project, as far as this account may see them. */
async function bucketsOf(cloud: Cloud): Promise<string[]> {
  const answer = await cloud.request('storage', `b?project=${cloud.projectId}`, { allowed: [403, 404] });
  const { items = [] } = answer.ok ? ((await answer.json()) as { items?: { name: string }[] }) : {};
  return items.map(({ name }) => name);
}
