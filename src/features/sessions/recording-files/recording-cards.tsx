import { useMemo } from 'react';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { alignField, chapterFields } from './answer-recordings.ts';
import { describePlace } from '../recordings/chapter-address.ts';
import { FileForm } from './file-form.tsx';
import { recordingFilesMessages as messages } from './recording-files.messages.ts';
import type { ManagedRecording } from './recording-queries.ts';
import css from './recording-cards.module.css';

interface RecordingCardsProps {
  readonly now: Date;
  readonly webinarId: string;
  readonly sessions: readonly ManagedRecording[];
  /** The page that the forms are on. */
  readonly back: string;
}

/** The recording of each session: its files and chapters, with forms that need no JavaScript. */
export default function RecordingCards({ now, webinarId, sessions, back }: RecordingCardsProps) {
  const t = useTranslate();
  return (
    <section className={css.cards} aria-labelledby="recordings">
      <h2 id="recordings">{t(messages.title)}</h2>
      <p className={css.hint}>{t(sessions.length > 0 ? messages.lead : messages.none)}</p>
      {sessions.map((one) => (
        <article key={one.session} id={`recording-${one.session}`} className={css.card}>
          <h3>{t(messages.session, { number: one.session, title: one.title })}</h3>
          <div className={css.files}>
            <FileForm
              place="recordings"
              url={one.url}
              webinarId={webinarId}
              back={back}
              session={one.session}
            />
            {one.url && (
              <>
                <FileForm
                  place="captions"
                  url={one.captionsUrl}
                  webinarId={webinarId}
                  back={back}
                  session={one.session}
                />
                <FileForm
                  place="posters"
                  url={one.posterUrl}
                  webinarId={webinarId}
                  back={back}
                  session={one.session}
                />
              </>
            )}
          </div>
          {one.url && one.chapters.length > 0 && <Chapters now={now} recording={one} />}
        </article>
      ))}
    </section>
  );
}

const fromTheStart = { startsAt: 0 };

interface ChaptersProps {
  readonly now: Date;
  readonly recording: ManagedRecording;
}

function Chapters({ now, recording }: ChaptersProps) {
  const t = useTranslate();
  const fields = useMemo(() => chapterFields(recording), [recording]);
  const initial = useMemo(
    () =>
      Object.fromEntries(
        recording.chapters.map(({ exhibitorId, atSecond }) => [
          `at-${exhibitorId}`,
          atSecond === null ? '' : describePlace(atSecond),
        ]),
      ),
    [recording],
  );
  return (
    <div>
      <h4>{t(messages.chapters)}</h4>
      <p className={css.hint}>{t(messages.chaptersHint)}</p>
      <Form fields={fields} now={now} initial={initial} intent={`chapters ${recording.session}`}>
        <div className={css.chapters}>
          {recording.chapters.map(({ exhibitorId, name, atSecond }) => (
            <TextField
              // Set all at once below, it shows its new time.
              key={`${exhibitorId} ${atSecond}`}
              name={`at-${exhibitorId}`}
              label={name}
              inputMode="text"
              autoComplete="off"
            />
          ))}
        </div>
        <SubmitButton kind="line" pending={t(messages.saving)}>
          {t(messages.saveChapters)}
        </SubmitButton>
      </Form>
      <div className={css.align}>
        <h4>{t(messages.align)}</h4>
        <p className={css.hint}>
          {t(recording.isConducted ? messages.alignConducted : messages.alignPlanned)}
        </p>
        <Form
          fields={alignField}
          now={now}
          initial={fromTheStart}
          intent={`align ${recording.session}`}
        >
          <TextField
            name="startsAt"
            label={t(messages.startsAt, { number: recording.session })}
            hint={t(messages.startsAtHint)}
            autoComplete="off"
          />
          <SubmitButton kind="line" pending={t(messages.saving)}>
            {t(messages.alignNow)}
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}
