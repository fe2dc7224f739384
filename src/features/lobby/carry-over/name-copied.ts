import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { boothMessages } from '../booth-page/booth.messages.ts';
import { carryOverMessages as messages } from './carry-over.messages.ts';

const names: Readonly<Record<string, (typeof boothMessages)[keyof typeof boothMessages]>> = {
  about: boothMessages.about,
  costAnswer: boothMessages.costAnswer,
  aidAnswer: boothMessages.aidAnswer,
  deadlinesAnswer: boothMessages.deadlinesAnswer,
  majorsAnswer: boothMessages.majorsAnswer,
  housingAnswer: boothMessages.housingAnswer,
  visitAnswer: boothMessages.visitAnswer,
  applyUrl: boothMessages.apply,
  visitUrl: boothMessages.visit,
  infoUrl: boothMessages.info,
  ownQuestions: boothMessages.ownQuestions,
  videos: boothMessages.videos,
};

interface Copied {
  readonly fields: readonly string[];
  readonly documents: number;
  readonly pictures: number;
}

/** Lists what is copied from a booth, as people read it: “About, Apply, and 2 documents”. */
export function nameCopied(
  t: Translate,
  locale: string,
  { fields, documents, pictures }: Copied,
): string {
  const all = fields.map((field) => {
    const name = names[field];
    return name ? t(name) : field;
  });
  if (documents > 0) all.push(t(messages.documents, { count: documents }));
  if (pictures > 0) all.push(t(messages.pictures, { count: pictures }));
  return new Intl.ListFormat(locale).format(all.map((name) => `“${name}”`));
}
