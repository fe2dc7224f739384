import { escapeHtml } from '../../platform/email/escape-html.ts';
import { scopeOf, type Audience } from '../audiences.ts';
import { frameHtml, frameText } from './frame-letter.ts';
import { fillIn, plainValue, readTemplate, type MergeValues } from './merge-fields.ts';

/** What a mail to many says, before anything is filled in. */
interface Letter {
  readonly audience: Audience;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Who sends it. */
export interface Sender {
  readonly name: string;
  readonly legalName: string;
  readonly postalAddress: string;
}

/** To whom: what is filled in, and where the own unsubscribe link leads. */
interface To {
  readonly email: string;
  readonly merge: MergeValues;
  readonly unsubscribeUrl: string;
}

/** The longest subject that a mail takes; values may be longer than anybody expected. */
const longestSubject = 250;

/**
 * Reads a letter to many once and answers what writes it to one reader: values put in (escaped in the
 * HTML, on one line everywhere), the footer of the law below, and the headers by which mail programs
 * offer to unsubscribe with one click (RFC 8058).
 */
export function letterWriter({ audience, subject, html, text }: Letter, sender: Sender) {
  const templates = {
    subject: readTemplate(subject),
    html: readTemplate(html),
    text: readTemplate(text),
  };
  const scope = scopeOf(audience);
  const reason =
    scope === 'campaigns'
      ? `You get this mail because you have an account at ${sender.name}.`
      : `You get this mail because you subscribed to the newsletter of ${sender.name}.`;
  return ({ email, merge, unsubscribeUrl }: To) => {
    const values: MergeValues = { ...merge, email, brandName: sender.name, unsubscribeUrl };
    const footer = {
      brandName: sender.name,
      legalName: sender.legalName,
      postalAddress: sender.postalAddress,
      reason,
      unsubscribeUrl,
    };
    const filled = fillIn(templates.subject, values, plainValue);
    const title = [...filled]
      .slice(0, longestSubject)
      .join('')
      .slice(0, longestSubject)
      .toWellFormed();
    const body = fillIn(templates.html, values, (value) => escapeHtml(plainValue(value)));
    return {
      subject: title,
      html: frameHtml(title, body, footer),
      text: frameText(fillIn(templates.text, values, plainValue), footer),
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
}
