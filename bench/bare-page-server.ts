import Fastify from 'fastify';
import { fetchPage } from './fetch-page.ts';

// The ceiling of a cached page: the same bytes with the same headers at the same path, and no question
// asked of who comes, for what, or whether anything has changed.
const [, , url = '', port = '0', cookie] = process.argv;
const { headers, body } = await fetchPage(url, cookie === undefined ? {} : { cookie });

/** Of the connection and not of the page: Fastify and Node write their own. */
const written = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
]);
const same = Object.fromEntries(Object.entries(headers).filter(([name]) => !written.has(name)));

const app = Fastify();
app.get(new URL(url).pathname, (_request, reply) => reply.headers(same).send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
