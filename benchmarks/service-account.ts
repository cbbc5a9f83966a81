import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A service account that reads the emulator without its rules, as docs/deploy.md advises for sites with hundreds of posts.
 * @returns the variable of a build, and how the service that hands out its tokens ends.
 */
export async function emulatorAccount(): Promise<{ key: string; stop(): void }> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const service = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    // The emulator knows the owner of a project by this token.
    response.end(JSON.stringify({ access_token: 'owner' }));
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const key = JSON.stringify({
    client_email: 'build@kodyol.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/token`,
  });
  return { key, stop: () => service.close() };
}
