import { useId, useMemo, useState } from 'react';
import { Form as PlainForm, useRevalidator } from 'react-router';
import { boothPictures, pictureFields } from '../../booths/booth-files.ts';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { BoothView } from '../booth-page/booth-view.ts';
import { galleryMessages as messages } from './gallery.messages.ts';
import { pictureIntents } from './picture-by-form.ts';
import { pictureSources } from './picture-sources.ts';
import css from './pictures-editor.module.css';

interface PicturesEditorProps {
  readonly booth: BoothView;
  /** The page of the booth. */
  readonly path: string;
  readonly now: Date;
}

/** A booth's pictures: an upload, and for each one its description, its place and its removal. */
export function PicturesEditor({ booth: { id, pictures }, path, now }: PicturesEditorProps) {
  const t = useTranslate();
  const described = pictures.filter(({ alt }) => alt !== null).length;
  return (
    <section className={css.pictures} id="pictures">
      <h2>{t(messages.title)}</h2>
      {pictures.length === 0 ? (
        <p>{t(messages.none)}</p>
      ) : (
        <ol role="list">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <PictureForm picture={picture} n={index + 1} described={described} now={now} />
            </li>
          ))}
        </ol>
      )}
      {pictures.length < boothPictures.count ? (
        <Upload boothId={id} path={path} />
      ) : (
        <p className={css.hint}>{t(messages.full)}</p>
      )}
    </section>
  );
}

interface PictureFormProps {
  readonly picture: BoothView['pictures'][number];
  readonly n: number;
  /** The number of pictures that visitors see; those come first. */
  readonly described: number;
  readonly now: Date;
}

function PictureForm({ picture, n, described, now }: PictureFormProps) {
  const t = useTranslate();
  const { id, alt, caption } = picture;
  const initial = useMemo(() => ({ alt: alt ?? '', caption }), [alt, caption]);
  return (
    <div className={css.picture}>
      <img
        {...pictureSources(picture)}
        sizes="160px"
        width="4"
        height="3"
        loading="lazy"
        alt={alt ?? ''}
      />
      <Form fields={pictureFields} now={now} intent={pictureIntents.describe(id)} initial={initial}>
        <input type="hidden" name="id" value={id} />
        {alt === null && (
          <p className={css.hidden}>
            <Icon name="eye-off" />
            {t(messages.hidden)}
          </p>
        )}
        <TextField name="alt" label={t(messages.alt, { n })} hint={t(messages.altHint)} />
        <TextField
          name="caption"
          label={t(messages.caption, { n })}
          hint={t(messages.captionHint)}
        />
        <SubmitButton pending={t(messages.saving)} kind="line" size="small">
          {t(messages.save)}
        </SubmitButton>
      </Form>
      <div className={css.acts}>
        {alt !== null && described > 1 && (
          <>
            <Act id={id} intent={pictureIntents.earlier} icon="chevron-up" isOff={n === 1}>
              {t(messages.earlier, { n })}
            </Act>
            <Act id={id} intent={pictureIntents.later} icon="chevron-down" isOff={n === described}>
              {t(messages.later, { n })}
            </Act>
          </>
        )}
        <Act id={id} intent={pictureIntents.remove} icon="trash">
          {t(messages.remove, { n })}
        </Act>
      </div>
    </div>
  );
}

interface ActProps {
  readonly id: string;
  readonly intent: string;
  readonly icon: IconName;
  /** It has no effect here: the button stays, so that the others keep their places. */
  readonly isOff?: boolean;
  readonly children: string;
}

function Act({ id, intent, icon, isOff = false, children }: ActProps) {
  return (
    <PlainForm method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <IconButton type="submit" icon={icon} label={children} aria-disabled={isOff} />
    </PlainForm>
  );
}

interface UploadProps {
  readonly boothId: string;
  readonly path: string;
}

/** Uploads a picture when it is selected; without JavaScript by a button. */
function Upload({ boothId, path }: UploadProps) {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const address = `/api/files/fair-booth/${boothId}/pictures`;

  async function send(file: File): Promise<void> {
    setSending(file.name);
    setWrong(null);
    try {
      const answer = await fetch(`${address}?name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        headers: forReader,
        body: file,
      });
      if (answer.ok) await revalidate();
      else {
        const { fields, message } = await readRefused(answer, t);
        setWrong(fields['file'] ?? message);
      }
    } catch {
      setWrong(t(messages.lost));
    }
    setSending(null);
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${address}?back=${encodeURIComponent(`${path}?edit=booth#pictures`)}`}
      className={css.upload}
    >
      <label htmlFor={id}>{t(messages.add)}</label>
      <FileInput
        id={id}
        name="file"
        required
        accept="image/png,image/jpeg,image/webp"
        disabled={sending !== null}
        aria-describedby={`${id}h`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void send(file);
          currentTarget.value = '';
        }}
      />
      {!hydrated && (
        <Button type="submit" kind="line" size="small" icon="upload">
          {t(messages.upload)}
        </Button>
      )}
      <p id={`${id}h`} className={css.hint} role="status">
        {sending === null ? t(messages.addHint) : t(messages.sending, { name: sending })}
      </p>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          <Icon name="error" />
          {wrong}
        </p>
      )}
    </form>
  );
}
