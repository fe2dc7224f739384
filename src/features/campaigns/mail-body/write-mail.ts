import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { frameCampaign } from '../../../platform/email/frame-campaign.ts';
import type { EmailBrand } from '../../../platform/email/email-brand.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Catalogue } from '../../../platform/i18n/translations.ts';
import { isOfExhibitors, partsOf, scopeOf, type Audience } from '../audiences.ts';
import { campaignEmails as messages } from '../emails.messages.ts';
import { toEmailPictures } from './mail-pictures.ts';
import { fillIn, plainValue, readTemplate, type MergeValues } from '../merge-template.ts';

/** The content of a bulk email, before merge fields are filled in. */
interface EmailContent {
  readonly audience: Audience;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly preheader?: string | null;
}

/** The recipient: merge values, and the address of their unsubscribe link. */
interface To {
  readonly email: string;
  readonly merge: MergeValues;
  readonly unsubscribeUrl: string;
}

/** The maximum length of a subject; values may be longer than expected. */
const longestSubject = 250;

/**
 * Parses a bulk email once and returns a function that renders it for one reader: values filled in
 * (escaped in HTML, on one line everywhere), the legal footer below, and the headers for one-click
 * unsubscribe (RFC 8058). The frame uses the language of `merge.locale`.
 */
export function emailWriter(
  { audience, subject, html, text, preheader }: EmailContent,
  brand: EmailBrand,
  languages?: Readonly<Record<string, Catalogue>>,
) {
  const templates = {
    subject: readTemplate(subject),
    html: readTemplate(toEmailPictures(html, brand.home)),
    text: readTemplate(text),
    preheader: readTemplate(preheader ?? ''),
  };
  const why = reasonOf(audience);
  return ({ email, merge, unsubscribeUrl }: To) => {
    const locale = merge['locale'] ?? null;
    const values: MergeValues = { ...merge, email, brandName: brand.name, unsubscribeUrl };
    const filled = fillIn(templates.subject, values, plainValue);
    const title = [...filled]
      .slice(0, longestSubject)
      .join('')
      .slice(0, longestSubject)
      .toWellFormed();
    const body = fillIn(templates.html, values, (value) => escapeHtml(plainValue(value)));
    return {
      subject: title,
      ...frameCampaign({
        brand,
        locale,
        subject: title,
        html: body,
        text: fillIn(templates.text, values, plainValue),
        reason: translatorFor(locale, languages)(why, { brand: brand.name }),
        unsubscribeUrl,
        preview: fillIn(templates.preheader, values, plainValue),
      }),
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
}

function reasonOf(audience: Audience) {
  if (scopeOf(audience) !== 'campaigns') return messages.whyNewsletter;
  const { part, fairId } = partsOf(audience);
  if (fairId === null) return messages.whyAccount;
  return isOfExhibitors(part) ? messages.whyExhibitor : messages.whyRegistered;
}
