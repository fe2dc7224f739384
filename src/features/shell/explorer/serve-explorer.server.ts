import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentHeaders } from '../../../platform/http/security-headers.server.ts';
import { escapeHtml } from '../../../platform/email/escape-html.ts';

interface ExplorerPage {
  /** The name of the site. */
  readonly name: string;
  /** Address of the script that renders the explorer. */
  readonly script: string;
  readonly styles: readonly string[];
}

/** The HTML page of the API explorer; the browser renders the rest. */
const explorerPage = ({ name, script, styles }: ExplorerPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>API explorer - ${escapeHtml(name)}</title>
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<main id="explorer">
<noscript>
<h1>API explorer</h1>
<p>The explorer needs JavaScript. Without it, read <code>docs/guides/call-the-api.md</code> in Quad’s
source code: it shows how to sign in, make calls and read errors. <code>schema.graphql</code> lists
everything the API can do.</p>
<p>The API itself is at <code>/graphql</code> on this site.</p>
<p><a href="/">Home</a></p>
</noscript>
</main>
</body>
</html>
`;

interface Parts {
  /** Where the built explorer is. */
  readonly folder: string;
  /** Read for each request. */
  readonly brand: () => { readonly name: string };
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/** An entry of Vite's manifest. */
interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** One year: the names of assets contain hashes. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Everything comes from this site. Monaco adds style elements at run time without a nonce and has its
 * fonts in its style sheet, so only this page allows inline styles and fonts in `data:`.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a worker comes with its script: it can import its modules and nothing else. */
const assetPolicy = "default-src 'none'; script-src 'self'";

/**
 * `GET /graphiql`: the API explorer. Open to everyone, as introspection is; its calls run with the
 * caller's own session.
 */
export async function serveExplorer(app: FastifyInstance, parts: Parts): Promise<void> {
  const { folder, brand, admit } = parts;
  const built = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    BuiltFile
  >;
  const entry = Object.values(built).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The API explorer in ${folder} has no entry: run "npm run build".`);
  const addressOf = (file: string) => `/graphiql/${file}`;
  const { file, css = [] } = entry;

  app.get('/graphiql', { onRequest: admit }, (_request, reply) =>
    reply
      .headers(documentHeaders)
      .header('content-security-policy', pagePolicy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        explorerPage({
          name: brand().name,
          script: addressOf(file),
          styles: css.map(addressOf),
        }),
      ),
  );
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/graphiql/assets/',
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    index: false,
    decorateReply: false,
    setHeaders: (response) => {
      response.header('cache-control', immutable);
      response.header('content-security-policy', assetPolicy);
    },
  });
}
