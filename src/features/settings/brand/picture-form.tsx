import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ChangedBy } from '../setting-pages/setting-note.tsx';
import { settingsMessages } from '../settings.messages.ts';
import { brandMessages as messages } from './brand.messages.ts';
import type { PicturePlace } from './picture-rules.ts';
import css from './brand.module.css';

interface PictureFormProps {
  readonly place: PicturePlace;
  readonly isSet: boolean;
  readonly variable: string | null;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  readonly zone: string;
  readonly now: Date;
  /** What it looks like now. */
  readonly children: ReactNode;
}

/** The logo or the icon: what is shown, a replacement, and a reset to the pennant. */
export function PictureForm({ place, isSet, variable, children, ...props }: PictureFormProps) {
  const t = useTranslate();
  const { changedAt, changedBy, zone, now } = props;
  const name = t(settingNames[place]);
  return (
    <div className={css.picture} id={place}>
      <h3>{name}</h3>
      <p className={css.lead}>{t(place === 'logo' ? messages.logoText : messages.iconText)}</p>
      {children}
      {!isSet && <p className={css.lead}>{t(messages.pennantNow)}</p>}
      {variable === null ? (
        <>
          <UploadForm place={place} name={name} isSet={isSet} />
          {changedAt !== null && (
            <Form method="post" className={css.changed}>
              <ChangedBy changedAt={changedAt} changedBy={changedBy} zone={zone} now={now} />
              <input type="hidden" name="intent" value="remove-picture" />
              <Button
                type="submit"
                kind="quiet"
                size="small"
                icon="trash"
                name="place"
                value={place}
                aria-label={t(messages.removeOf, { name })}
              >
                {t(messages.remove)}
              </Button>
            </Form>
          )}
        </>
      ) : (
        <p className={css.lead}>{t(settingsMessages.setBy, { variable })}</p>
      )}
    </div>
  );
}

interface UploadFormProps {
  readonly place: PicturePlace;
  readonly name: string;
  readonly isSet: boolean;
}

/** Sends a picture past the page's own action, which takes small forms only. */
function UploadForm({ place, name, isSet }: UploadFormProps) {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const path = `/api/brand/${place}`;

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    setBusy(true);
    setWrong(null);
    try {
      const answer = await fetch(path, { method: 'POST', headers: forReader, body: file });
      // The frame of the page shows it as well, and the answer has left word for the next page.
      if (answer.ok) return location.reload();
      const refused = await readRefused(answer, t);
      setWrong(refused.fields['file'] ?? refused.message);
    } catch {
      setWrong(t(messages.lost));
    }
    setBusy(false);
  }

  const described = wrong === null ? `${id}h` : `${id}e ${id}h`;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${path}?back`}
      className={css.upload}
      onSubmit={(event) => void send(event)}
    >
      <label htmlFor={id} className="visually-hidden">
        {t(messages.file, { name })}
      </label>
      <FileInput
        id={id}
        name="file"
        required
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={described}
        aria-invalid={wrong === null ? undefined : true}
        onChange={() => setWrong(null)}
      />
      <Button
        type="submit"
        kind="soft"
        icon="upload"
        aria-label={t(isSet ? messages.replaceOf : messages.uploadOf, { name })}
        pending={busy && t(messages.sending)}
      >
        {t(isSet ? messages.replace : messages.upload)}
      </Button>
      {wrong !== null && (
        <p id={`${id}e`} className={css.wrong} role="alert">
          <Icon name="error" />
          {wrong}
        </p>
      )}
      <p id={`${id}h`} className={css.hint} role={hydrated ? 'status' : undefined}>
        {busy ? t(messages.sending) : t(place === 'logo' ? messages.logoHint : messages.iconHint)}
      </p>
    </form>
  );
}
