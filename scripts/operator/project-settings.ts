// What the settings of a real project should be, as Google's services describe them. A problem is one sentence that says
// what to do.
import * as v from 'valibot';

const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
const AuthSettings = v.object({
  signIn: v.optional(
    v.object({
      email: v.optional(v.object({ enabled: v.optional(v.boolean()) })),
      anonymous: v.optional(v.object({ enabled: v.optional(v.boolean()) })),
      allowDuplicateEmails: v.optional(v.boolean()),
    }),
    {},
  ),
  authorizedDomains: list(v.string()),
  notification: v.optional(
    v.object({ sendEmail: v.optional(v.object({ callbackUri: v.optional(v.string()) })) }),
    {},
  ),
});

export function authProblems(settings: unknown, siteUrl: string, actionPath: string): string[] {
  const { signIn, authorizedDomains, notification } = v.parse(AuthSettings, settings);
  const { hostname } = new URL(siteUrl);
  const callback = notification.sendEmail?.callbackUri;
  return [
    signIn.email?.enabled !== true && 'Switch on the sign-in method e-mail and password.',
    signIn.anonymous?.enabled === true &&
      'Switch off the anonymous sign-in: without it an account costs an e-mail address.',
    signIn.allowDuplicateEmails === true && 'Set one account for an e-mail address; the rules rely on it.',
    !authorizedDomains.includes(hostname) && `Add ${hostname} to the authorised domains.`,
    callback !== siteUrl + actionPath &&
      `Set the templates' action URL to ${siteUrl}${actionPath}; it is ${callback || 'not set'}.`,
  ].filter((problem) => problem !== false);
}

const Index = v.object({
  collectionGroup: v.optional(v.string()),
  name: v.optional(v.string()),
  state: v.optional(v.string()),
  fields: list(
    v.object({
      fieldPath: v.string(),
      order: v.optional(v.string()),
      arrayConfig: v.optional(v.string()),
    }),
  ),
});
const Indexes = v.object({ indexes: list(Index) });
type Index = v.InferOutput<typeof Index>;

/** Collection and fields; Firestore adds the document's name as the last field by itself. */
function indexKey({ collectionGroup, name = '', fields }: Index): string {
  const collection = collectionGroup ?? /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
  const shown = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`);
  return `${collection}: ${shown.join(', ')}`;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export function indexProblems(wanted: unknown, answer: unknown): string[] {
  const there = new Map(v.parse(Indexes, answer).indexes.map((index) => [indexKey(index), index.state]));
  return v.parse(Indexes, wanted).indexes.flatMap((index) => {
    const key = indexKey(index);
    const state = there.get(key);
    if (state === 'READY') return [];
    return state === undefined ? `Deploy the index ${key}.` : `Wait for the index ${key}: ${state}.`;
  });
}

const Database = v.object({
  type: v.optional(v.string()),
  databaseEdition: v.optional(v.string()),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
});

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases */
export function databaseProblems(answer: unknown): string[] {
  const { type, databaseEdition, pointInTimeRecoveryEnablement } = v.parse(Database, answer);
  return [
    type !== 'FIRESTORE_NATIVE' && 'The database must be in native mode.',
    databaseEdition === 'ENTERPRISE' &&
      'The edition is Enterprise: indexes, quotas and costs of this site are those of Standard.',
    pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED' &&
      'Switch on point-in-time recovery (docs/deploy.md, backups).',
  ].filter((problem) => problem !== false);
}

const Services = v.object({
  services: list(v.object({ name: v.string(), enforcementMode: v.optional(v.string()) })),
});

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
export function appCheckProblems(answer: unknown, { hasKey, hasAccount }: Record<string, boolean>): string[] {
  const enforced = v
    .parse(Services, answer)
    .services.filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
    .map(({ name }) => name.split('/').at(-1));
  return [
    enforced.includes('firebasestorage.googleapis.com') &&
      'Stop enforcing App Check for Storage: pictures of public pages carry no proof.',
    enforced.length > 0 && !hasKey && 'App Check is enforced, but PUBLIC_FIREBASE_APP_CHECK_KEY is not set.',
    enforced.includes('firestore.googleapis.com') &&
      !hasAccount &&
      'App Check is enforced for Firestore: the build needs FIREBASE_SERVICE_ACCOUNT.',
  ].filter((problem) => problem !== false);
}

const Policy = v.object({ bindings: list(v.object({ role: v.string(), members: list(v.string()) })) });
const grant = 'roles/firebaserules.firestoreServiceAgent';

/** Whether the rules of Storage may look into Firestore. */
export function grantProblems(answer: unknown): string[] {
  const isGranted = v
    .parse(Policy, answer)
    .bindings.some(
      ({ role, members }) =>
        role === grant &&
        members.some((member) => member.endsWith('@gcp-sa-firebasestorage.iam.gserviceaccount.com')),
    );
  return isGranted
    ? []
    : [`Give Storage's service agent the role ${grant}: without it every upload is refused.`];
}

const Release = v.object({ rulesetName: v.string() });
const Ruleset = v.object({ source: v.object({ files: v.array(v.object({ content: v.string() })) }) });

export const rulesetOf = (answer: unknown): string => v.parse(Release, answer).rulesetName;

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.rulesets */
export function rulesProblems(file: string, text: string, answer: unknown): string[] {
  const [deployed] = v.parse(Ruleset, answer).source.files;
  return deployed?.content === text
    ? []
    : [`The deployed rules are not those of ${file} in this checkout. Deploy the rules.`];
}
