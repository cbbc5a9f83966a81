// node stack/cms/server.ts: decap-server behind our checks (decap-server.ts starts it). Its own program would accept
// requests with any Host header, and could access every file of the checkout.
import { createServer } from 'node:http';
import decap from 'decap-server/dist/middlewares.js';
import express from 'express';
import { isLocalRequest } from '../host/local-only.ts';
import { asksForContentOnly } from './content-paths.ts';

const { PORT, SITE_PORT, MODE } = process.env;
const port = Number(PORT);

const app = express();
app.use((request, response, next) => {
  if (isLocalRequest(request.headers, port, Number(SITE_PORT))) next();
  else response.status(403).json({ error: 'Only pages of the local site may ask.' });
});
// Must run before decap-server's own body parser, which skips a body that is parsed already.
app.use(express.json({ limit: '50mb' }));
app.use((request, response, next) => {
  if (asksForContentOnly(request.body)) next();
  else response.status(422).json({ error: 'Only files of content/ can be edited.' });
});
await (MODE === 'git' ? decap.registerLocalGit : decap.registerLocalFs)(app, { logLevel: 'warn' });
createServer(app).listen(port, '127.0.0.1', () => console.log(`listening on 127.0.0.1:${port}`));
