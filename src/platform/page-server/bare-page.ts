import { requestErrors } from '../http/request-errors.messages.ts';
import { translatorFor } from '../i18n/translator-for.ts';
import { translateApiSentence } from '../model/api-sentence.ts';

interface BarePage {
  readonly status: number;
  /** Text for the reader, in English; nothing from user input. */
  readonly message: string;
  readonly nonce: string;
  /** The reader's language; absent where no request says it. */
  readonly locale?: string;
}

/** What a browser is shown where no page could be made at all: too many requests, an outage. */
export const barePage = ({
  status,
  message,
  nonce,
  locale = 'en',
}: BarePage): string => `<!doctype html>
<html lang="${locale}">
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
<p>${translateApiSentence(message, locale)}</p>
<p><a href="/">${translatorFor(locale)(requestErrors.home)}</a></p>
</main>
</html>
`;
