interface BarePage {
  readonly status: number;
  /** Text for the reader; nothing from user input. */
  readonly message: string;
  readonly nonce: string;
}

/** What a browser is shown where no page could be made at all: too many requests, an outage. */
export const barePage = ({ status, message, nonce }: BarePage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{display:grid;min-height:90vh;place-content:center;margin:0 16px;font:1.125rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:3rem;line-height:1}
a{display:inline-block;padding:12px 0}
</style>
<main>
<h1>${status}</h1>
<p>${message}</p>
<p><a href="/">Home</a></p>
</main>
</html>
`;
