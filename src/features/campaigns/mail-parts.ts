import { escapeHtml } from '../../platform/email/escape-html.ts';
import { mailButtonStyle } from './mail-button-style.ts';

/** A paragraph of an email, as HTML; merge fields stay as they are. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** A link that looks like a button, alone in its line. */
export const buttonLine = (href: string, text: string): string =>
  `<p><a href="${escapeHtml(href)}" style="${mailButtonStyle}">${escapeHtml(text)}</a></p>`;
