import { ownQuestions } from '../../booths/own-questions.ts';
import { videos } from '../../booths/videos.ts';
import type { RowList } from '../../booths/row-list.ts';
import { standardQuestions } from '../../booths/standard-questions.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import { boothMessages as messages } from '../booth-page/booth.messages.ts';
import css from './booth-editor.module.css';
import { RowInputs } from './row-inputs.tsx';

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
  ...rowLabels(ownQuestions, (n) => [t(messages.ownQuestion, { n }), t(messages.ownAnswer, { n })]),
  applyUrl: t(messages.apply),
  visitUrl: t(messages.visit),
  infoUrl: t(messages.info),
  ...rowLabels(videos, (n) => [t(messages.videoUrl, { n }), t(messages.videoTitle, { n })]),
});

/** The labels of the inputs of a list's rows, in the order of a row's inputs. */
const rowLabels = (list: RowList, label: (n: number) => readonly string[]) =>
  Object.fromEntries(
    Array.from({ length: list.most }, (_, index) => index + 1).flatMap((n) => {
      const labels = label(n);
      return list.inputsOfRow(n).map((input, part) => [input, labels[part] ?? input]);
    }),
  );

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
      <fieldset className={css.group} aria-describedby="own-questions-hint">
        <legend>{t(messages.ownQuestions)}</legend>
        <p id="own-questions-hint" className={css.hint}>
          {t(messages.ownQuestionsHint)}
        </p>
        <RowInputs list={ownQuestions} add={t(messages.addQuestion)}>
          {(row) => {
            const [question = '', answer = ''] = ownQuestions.inputsOfRow(row);
            return (
              <>
                <TextField name={question} label={labels[question]} />
                <TextArea name={answer} rows={3} label={labels[answer]} />
              </>
            );
          }}
        </RowInputs>
      </fieldset>
      <fieldset className={css.group} aria-describedby="videos-hint">
        <legend>{t(messages.videos)}</legend>
        <p id="videos-hint" className={css.hint}>
          {t(messages.videosHint)}
        </p>
        <RowInputs list={videos} add={t(messages.addVideo)}>
          {(row) => {
            const [url = '', title = ''] = videos.inputsOfRow(row);
            return (
              <>
                {/* An address without https:// is enough, also to a browser without JavaScript. */}
                <TextField
                  name={url}
                  label={labels[url]}
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <TextField name={title} label={labels[title]} />
              </>
            );
          }}
        </RowInputs>
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
