import { encodeFields } from '#core/build/firestore-value.ts';
import { imageServing } from '#core/words/limits.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';

interface Backend {
  projectId: string;
  hosts: { auth: string; firestore: string; storage: string };
}

interface SignedIn {
  localId: string;
  idToken: string;
}

interface Write {
  path: string;
  data: FirestoreData;
  /** Changes only the given fields. */
  isPatch?: boolean;
  /** Name of a field that gets the time of the request. */
  stamp?: string;
}

/** Does what a browser can do, with plain requests; most methods return the HTTP status. */
export class RestClient {
  private readonly backend: Backend;
  private token: string | null = null;
  uid = '';

  constructor(backend: Backend) {
    this.backend = backend;
  }

  static async signedIn(backend: Backend, email: string, password: string): Promise<RestClient> {
    const client = new RestClient(backend);
    await client.account('signInWithPassword', email, password);
    return client;
  }

  static async signedUp(backend: Backend, email: string, password: string): Promise<RestClient> {
    const client = new RestClient(backend);
    await client.account('signUp', email, password);
    return client;
  }

  async read(path: string): Promise<number> {
    const answer = await fetch(`${this.documents()}/${encodeURI(path)}`, {
      headers: this.authorization('Bearer'),
    });
    return answer.status;
  }

  async commit(writes: Write[]): Promise<number> {
    const { projectId } = this.backend;
    const answer = await fetch(`${this.documents()}:commit`, {
      method: 'POST',
      headers: { ...this.authorization('Bearer'), 'content-type': 'application/json' },
      body: JSON.stringify({ writes: writes.map((write) => encodeWrite(projectId, write)) }),
    });
    return answer.status;
  }

  async upload(name: string, contentType: string, content: string): Promise<number> {
    const { projectId, hosts } = this.backend;
    const url = `http://${hosts.storage}/v0/b/${projectId}.appspot.com/o?name=${encodeURIComponent(name)}`;
    const metadata = JSON.stringify({ name, contentType, ...imageServing });
    const parts = [
      `content-type: application/json\r\n\r\n${metadata}`,
      `content-type: ${contentType}\r\n\r\n${content}`,
    ];
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...this.authorization('Firebase'),
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=part',
      },
      body: `${parts.map((part) => `--part\r\n${part}\r\n`).join('')}--part--`,
    });
    return answer.status;
  }

  private async account(
    method: 'signInWithPassword' | 'signUp',
    email: string,
    password: string,
  ): Promise<void> {
    const url = `http://${this.backend.hosts.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    if (!answer.ok) throw new Error(`${method} ${email}: ${await answer.text()}`);
    const { localId, idToken } = (await answer.json()) as SignedIn;
    this.uid = localId;
    this.token = idToken;
  }

  private documents(): string {
    const { projectId, hosts } = this.backend;
    return `http://${hosts.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  }

  private authorization(scheme: 'Bearer' | 'Firebase'): Record<string, string> {
    return this.token === null ? {} : { authorization: `${scheme} ${this.token}` };
  }
}

function encodeWrite(projectId: string, { path, data, isPatch = false, stamp }: Write): object {
  return {
    update: {
      name: `projects/${projectId}/databases/(default)/documents/${path}`,
      fields: encodeFields(data),
    },
    ...(isPatch ? { updateMask: { fieldPaths: Object.keys(data) } } : {}),
    ...(stamp === undefined
      ? {}
      : { updateTransforms: [{ fieldPath: stamp, setToServerValue: 'REQUEST_TIME' }] }),
  };
}
