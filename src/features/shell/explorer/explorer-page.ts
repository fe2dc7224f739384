import { escapeHtml } from '../../../platform/email/escape-html.ts';

interface ExplorerPage {
  /** The name of the site. */
  readonly name: string;
  /** Address of the script that renders the explorer. */
  readonly script: string;
  readonly styles: readonly string[];
}

/** The HTML page of the API explorer; the browser renders the rest. */
export const explorerPage = ({ name, script, styles }: ExplorerPage): string => `<!doctype html>
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
