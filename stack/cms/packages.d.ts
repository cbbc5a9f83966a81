/** Neither package has types; these are the parts that server.ts uses. */
declare module 'express' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Request extends IncomingMessage {
    body: unknown;
  }
  interface Response extends ServerResponse {
    status(code: number): Response;
    json(value: unknown): void;
  }
  type Handler = (request: Request, response: Response, next: () => void) => void;
  export interface App {
    (request: IncomingMessage, response: ServerResponse): void;
    use(handler: Handler): void;
  }
  interface Express {
    (): App;
    json(options: { limit: string }): Handler;
  }
  const express: Express;
  export default express;
}

declare module 'decap-server/dist/middlewares.js' {
  import type { App } from 'express';

  interface Options {
    logLevel?: string;
  }
  type Register = (app: App, options: Options) => Promise<void>;
  const middlewares: { registerLocalFs: Register; registerLocalGit: Register };
  export default middlewares;
}
