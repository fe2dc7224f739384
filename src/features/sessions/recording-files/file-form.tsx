import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Form, useRevalidator } from 'react-router';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { readRefused } from '../../../ui/forms/form-problem.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { isOwnFile } from '../recordings/own-file.ts';
import { recordingFilesMessages as messages } from './recording-files.messages.ts';
import css from './recording-cards.module.css';
import { forReader } from '../../../platform/page-server/for-reader.ts';

const looks = {
  recordings: {
    what: messages.video,
    hint: messages.videoHint,
    none: messages.noVideo,
    accept: 'video/mp4,video/webm',
  },
  captions: {
    what: messages.captions,
    hint: messages.captionsHint,
    none: messages.noCaptions,
    accept: '.vtt,text/vtt',
  },
  posters: {
    what: messages.poster,
    hint: messages.posterHint,
    none: messages.noPoster,
    accept: 'image/png,image/jpeg,image/webp',
  },
} as const;

interface FileFormProps {
  readonly webinarId: string;
  readonly session: number;
  readonly place: keyof typeof looks;
  readonly url: string | null | undefined;
  /** The page that the form is on. */
  readonly back: string;
}

/** One file of a recorded session: the current file, its replacement, and its removal. */
export function FileForm({ webinarId, session, place, url, back }: FileFormProps) {
  const t = useTranslate();
  const id = useId();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  const { what, hint, none, accept } = looks[place];
  const about = { what: t(what), number: session };
  const path = `/api/files/fair-webinar/${webinarId}/${place}?part=${session}`;
  const returning = new URLSearchParams({ back: `${back}#recording-${session}` });

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    setWrong(null);
    setShare(0);
    const controller = new AbortController();
    stop.current = controller;
    const named = `${path}&name=${encodeURIComponent(file.name)}`;
    const answer = await sendFile({
      path: named,
      file,
      onProgress: setShare,
      signal: controller.signal,
    });
    if (answer?.ok) {
      form.reset();
      await revalidate();
    } else if (answer) {
      const refused = await readRefused(answer, t);
      setWrong(refused.fields['file'] ?? refused.message);
    } else if (!controller.signal.aborted) setWrong(t(messages.lost));
    setShare(null);
  }

  return (
    <div className={css.file}>
      <h4>{t(what)}</h4>
      <p className={css.state}>
        {url ? t(isOwnFile(url) ? messages.uploaded : messages.linked) : t(none)}
        {url && (
          <ButtonAnchor
            href={url}
            kind="quiet"
            size="small"
            target="_blank"
            rel="noopener"
            aria-label={t(messages.openOf, about)}
          >
            {t(messages.open)}
          </ButtonAnchor>
        )}
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        action={`${path}&${returning}`}
        className={css.upload}
        onSubmit={(event) => void send(event)}
      >
        <label htmlFor={id} className="visually-hidden">
          {t(messages.choose, about)}
        </label>
        <FileInput
          id={id}
          name="file"
          required
          accept={accept}
          aria-describedby={`${id}h`}
          readOnly={share !== null}
        />
        {share === null ? (
          <Button
            type="submit"
            kind="line"
            size="small"
            icon="upload"
            aria-label={t(messages.uploadOf, { ...about, replaces: url ? 'yes' : 'no' })}
          >
            {t(url ? messages.replace : messages.upload)}
          </Button>
        ) : (
          <Button kind="line" size="small" icon="x" onClick={() => stop.current?.abort()}>
            {t(messages.stop)}
          </Button>
        )}
      </form>
      {share !== null && (
        <progress value={share} max={1} aria-label={t(messages.sending, { percent: 0 })} />
      )}
      <p id={`${id}h`} className={css.hint} role={hydrated ? 'status' : undefined}>
        {share === null
          ? t(hint)
          : share < 1
            ? t(messages.sending, { percent: Math.floor(share * 100) })
            : t(messages.checking)}
      </p>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          <Icon name="error" />
          {wrong}
        </p>
      )}
      {url && (
        <details className={css.remove}>
          <summary aria-label={t(messages.removeOf, about)}>{t(messages.remove)}</summary>
          <p>{t(place === 'recordings' ? messages.sureVideo : messages.sureOther)}</p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={`remove-recording ${session} ${place}`} />
            <Button type="submit" kind="danger" size="small" icon="trash">
              {t(messages.removeNow)}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}

interface Sending {
  readonly path: string;
  readonly file: File;
  /** Receives the progress, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a large file and reports progress, which `fetch` can't.
 * @returns the response, or null if the connection was lost or the upload aborted
 */
function sendFile({ path, file, onProgress, signal }: Sending): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(forReader)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      );
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
