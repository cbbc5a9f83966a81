import type { Backend } from './backend.ts';
import type { CmsServer } from './cms/decap-server.ts';
import type { MailSink } from './mail/mail-sink.ts';
import { reportsPath } from './reports/reports.ts';

/**
 * The variables that make the site use this stack (`.env.example` documents them). Without a backend the Firebase
 * variables are empty, even if a `.env` sets them, and the site is built from content/ alone.
 */
export function siteEnvironment(
  siteUrl: string,
  backend: Backend | null,
  { origin }: Pick<MailSink, 'origin'>,
  cms: Pick<CmsServer, 'origin'> | null,
): Record<string, string> {
  return {
    PUBLIC_SITE_URL: siteUrl,
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_REPORTS_ADDRESS: siteUrl + reportsPath,
    PUBLIC_REPORTS_SHARE: '1',
    // No real one: tests answer in YouTube's place.
    PUBLIC_YOUTUBE_KEY: 'local-key',
    PUBLIC_EMAILJS_ORIGIN: origin,
    PUBLIC_EMAILJS_PUBLIC_KEY: 'local-key',
    PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
    PUBLIC_EMAILJS_ORDER_TEMPLATE: 'order',
    PUBLIC_EMAILJS_CONTACT_TEMPLATE: 'contact',
    PUBLIC_CMS_BACKEND: cms ? 'local' : '',
    PUBLIC_CMS_ORIGIN: cms?.origin ?? '',
    PUBLIC_FIREBASE_PROJECT_ID: backend?.projectId ?? '',
    PUBLIC_FIREBASE_API_KEY: backend ? 'demo-key' : '',
    PUBLIC_FIREBASE_AUTH_DOMAIN: backend ? `${backend.projectId}.firebaseapp.com` : '',
    PUBLIC_FIREBASE_STORAGE_BUCKET: backend ? `${backend.projectId}.appspot.com` : '',
    PUBLIC_FIREBASE_APP_ID: backend ? 'demo-app' : '',
    PUBLIC_FIREBASE_MESSAGING_SENDER_ID: backend ? '0' : '',
    PUBLIC_FIREBASE_APP_CHECK_KEY: '',
    PUBLIC_GOOGLE_SIGN_IN: backend ? 'on' : '',
    PUBLIC_FIREBASE_AUTH_EMULATOR: backend?.hosts.auth ?? '',
    PUBLIC_FIREBASE_FIRESTORE_EMULATOR: backend?.hosts.firestore ?? '',
    PUBLIC_FIREBASE_STORAGE_EMULATOR: backend?.hosts.storage ?? '',
  };
}
