import { translatorFor } from '../i18n/translator-for.ts';
import type { EmailBrand } from './email-brand.ts';
import { addressLines, brandValues } from './email-brand.ts';
import { emailMessages } from './email.messages.ts';
import { campaignHtml } from './templates/campaign-html.ts';
import { fillTemplate, readTemplate } from './templates/fill-template.ts';

const template = readTemplate(campaignHtml);

/** A bulk email without its frame. */
export interface FramedCampaign {
  readonly brand: EmailBrand;
  readonly locale?: string | null;
  readonly subject: string;
  /** Safe HTML. */
  readonly html: string;
  readonly text: string;
  /** Why the reader gets it, as a sentence. */
  readonly reason: string;
  readonly unsubscribeUrl: string;
  /** The preview text; by default the beginning of the text. */
  readonly preview?: string;
}

/**
 * Adds the frame to a bulk email, as HTML and plain text: the reason, the unsubscribe link and the
 * sender's postal address (CAN-SPAM Act, 15 U.S.C. 7704(a)(5)).
 */
export function frameCampaign(campaign: FramedCampaign): {
  readonly text: string;
  readonly html: string;
} {
  const { brand, locale, subject, reason, unsubscribeUrl } = campaign;
  const t = translatorFor(locale);
  const unsubscribe = t(emailMessages.unsubscribe);
  return {
    html: fillTemplate(template, {
      ...brandValues(brand, locale),
      heading: subject,
      preview: campaign.preview || campaign.text.replace(/\s+/g, ' ').slice(0, 120),
      body: campaign.html,
      why: reason,
      leaves: [{ label: unsubscribe, url: unsubscribeUrl }],
    }),
    text: [
      `${campaign.text.trimEnd()}\n\n-- \n${reason}\n${unsubscribe}: ${unsubscribeUrl}\n`,
      [brand.legalName, ...addressLines(brand)].join('\n'),
      '',
    ].join('\n'),
  };
}
