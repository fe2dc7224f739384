import { standardQuestions } from '../../booths/standard-questions.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { UrlField } from '../../../ui/fields/text-field.tsx';
import { boothMessages as messages } from '../booth-page/booth.messages.ts';
import css from './booth-editor.module.css';

const hints = {
  costAnswer: messages.costHint,
  aidAnswer: messages.aidHint,
  deadlinesAnswer: messages.deadlinesHint,
  majorsAnswer: messages.majorsHint,
  housingAnswer: messages.housingHint,
  visitAnswer: messages.visitHint,
} as const;

/** The labels of a booth's fields. */
export const boothLabels = (t: Translate, college: string): Readonly<Record<string, string>> => ({
  about: t(messages.aboutTitle, { college }),
  ...Object.fromEntries(standardQuestions.map((question) => [question, t(messages[question])])),
  applyUrl: t(messages.apply),
  visitUrl: t(messages.visit),
  infoUrl: t(messages.info),
});

/** The fields of a booth that families read. */
export function BoothInputs({ college }: { readonly college: string }) {
  const t = useTranslate();
  const labels = boothLabels(t, college);
  return (
    <>
      <TextArea name="about" rows={7} label={labels['about']} hint={t(messages.aboutHint)} />
      <fieldset className={css.group}>
        <legend>{t(messages.questions)}</legend>
        {standardQuestions.map((question) => (
          <TextArea
            key={question}
            name={question}
            rows={3}
            label={labels[question]}
            hint={t(hints[question])}
          />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t(messages.links)}</legend>
        {(['applyUrl', 'visitUrl', 'infoUrl'] as const).map((field) => (
          <UrlField key={field} name={field} label={labels[field]} hint={t(messages.linkHint)} />
        ))}
      </fieldset>
    </>
  );
}
