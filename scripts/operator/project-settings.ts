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
  mfa: v.optional(
    v.object({
      providerConfigs: list(
        v.object({ state: v.optional(v.string()), totpProviderConfig: v.optional(v.unknown()) }),
      ),
    }),
    {},
  ),
  notification: v.optional(
    v.object({ sendEmail: v.optional(v.object({ callbackUri: v.optional(v.string()) })) }),
    {},
  ),
});

/** @param hasFactor whether the site offers authenticator apps. */
export function authProblems(
  settings: unknown,
  siteUrl: string,
  actionPath: string,
  hasFactor = false,
): string[] {
  const { signIn, authorizedDomains, mfa, notification } = v.parse(AuthSettings, settings);
  const { hostname } = new URL(siteUrl);
  const callback = notification.sendEmail?.callbackUri;
  return [
    signIn.email?.enabled !== true && 'Switch on the sign-in method e-mail and password.',
    signIn.anonymous?.enabled === true &&
      'Switch off the anonymous sign-in: without it an account costs an e-mail address.',
    signIn.allowDuplicateEmails === true && 'Set one account for an e-mail address; the rules rely on it.',
    !authorizedDomains.includes(hostname) && `Add ${hostname} to the authorised domains.`,
    hasFactor &&
      !mfa.providerConfigs.some((one) => one.state === 'ENABLED' && one.totpProviderConfig !== undefined) &&
      'Switch on authenticator apps (docs/deploy.md, 8): PUBLIC_SECOND_FACTOR is on.',
    callback !== siteUrl + actionPath &&
      `Set the templates' action URL to ${siteUrl}${actionPath}; it is ${callback || 'not set'}.`,
  ].filter((problem) => problem !== false);
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config, `SendEmail` */
const Sender = v.object({
  notification: v.optional(
    v.object({
      sendEmail: v.optional(
        v.object({
          method: v.optional(v.string()),
          smtp: v.optional(v.object({ senderEmail: v.optional(v.string(), '') })),
          dnsInfo: v.optional(
            v.object({ customDomain: v.optional(v.string()), useCustomDomain: v.optional(v.boolean()) }),
          ),
        }),
        {},
      ),
    }),
    {},
  ),
});

/** Whether letters come from the site's own domain (docs/letters.md). */
export function senderProblems(settings: unknown, siteUrl: string, projectId: string): string[] {
  const { method, smtp, dnsInfo } = v.parse(Sender, settings).notification.sendEmail ?? {};
  const own = dnsInfo?.useCustomDomain ? dnsInfo.customDomain : undefined;
  const domain =
    method === 'CUSTOM_SMTP'
      ? (smtp?.senderEmail.split('@')[1] ?? '')
      : (own ?? `${projectId}.firebaseapp.com`);
  const { hostname } = new URL(siteUrl);
  return domain !== '' &&
    (hostname === domain || hostname.endsWith(`.${domain}`) || domain.endsWith(`.${hostname}`))
    ? []
    : [
        `Letters come from ${domain || 'nobody'}, so many land in spam: set your own domain (docs/letters.md).`,
      ];
}

/** What the pages ask with their key. */
const needed = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'];
const useful = [...needed, 'firebaseappcheck'];
/** What strangers have run up bills with. */
const dear = ['generativelanguage', 'aiplatform', 'maps-backend', 'places', 'translate', 'vision', 'speech'];
const nameOf = (service: string): string => service.replace('.googleapis.com', '');

/** https://cloud.google.com/api-keys/docs/reference/rest/v2/projects.locations.keys */
const Keys = v.object({
  keys: list(
    v.object({
      name: v.string(),
      displayName: v.optional(v.string()),
      restrictions: v.optional(
        v.object({
          apiTargets: list(v.object({ service: v.string() })),
          browserKeyRestrictions: v.optional(v.unknown()),
        }),
        {},
      ),
    }),
  ),
});
/** https://cloud.google.com/service-usage/docs/reference/rest/v1/services */
const Enabled = v.object({ services: list(v.object({ config: v.object({ name: v.string() }) })) });
/** https://cloud.google.com/api-keys/docs/reference/rest/v2/keys/lookupKey */
const Looked = v.object({ name: v.optional(v.string(), '') });

/**
 * What the keys of a project open. @param looked which of them the pages have; @param enabled the services of the project, `null` if
 * this account may not see them.
 */
export function keyProblems(answer: unknown, looked: unknown, enabled: unknown): string[] {
  const { keys } = v.parse(Keys, answer);
  const { name } = v.parse(Looked, looked);
  const open = v.parse(Enabled, enabled ?? {}).services.map(({ config }) => nameOf(config.name));
  const dearOpen = open.filter((service) => dear.includes(service));
  const own = keys.find((key) => key.name === name);
  const problems = keys
    .filter(({ restrictions }) => restrictions.apiTargets.length === 0)
    .map(
      (key) =>
        `The key «${key.displayName ?? key.name}» opens all ${open.length} services${dearOpen.length > 0 ? `, also ${dearOpen.join(', ')}` : ''}: restrict it (docs/deploy.md, 2.6).`,
    );
  if (!own) return [...problems, 'PUBLIC_FIREBASE_API_KEY is no key of this project.'];
  const targets = own.restrictions.apiTargets.map(({ service }) => nameOf(service));
  if (targets.length > 0) {
    const missing = needed.filter((service) => !targets.includes(service));
    const more = targets.filter((service) => !useful.includes(service));
    if (missing.length > 0)
      problems.push(`The browser key does not open ${missing.join(', ')}, which the pages need.`);
    if (more.length > 0) problems.push(`The browser key opens ${more.join(', ')}, which no page needs.`);
  }
  if (own.restrictions.browserKeyRestrictions)
    problems.push('The browser key is restricted to referrers: the build sends none and can read nothing.');
  return problems;
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
