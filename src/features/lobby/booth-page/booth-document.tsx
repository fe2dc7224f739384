import { useFetcher } from 'react-router';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { documentIntents } from '../bag/bag-intents.ts';
import { boothMessages } from './booth.messages.ts';
import type { KeptAnswer } from '../bag/keep-by-form.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { BoothView } from './booth-view.ts';
import { formatBytes } from './format-bytes.ts';
import css from './booth-document.module.css';

interface BoothDocumentProps {
  readonly document: BoothView['documents'][number];
  /** Whether it is in the viewer's bag; null if they have none. */
  readonly isKept: boolean | null;
}

/** A document as a line that opens it, beside a button that adds it to the bag. */
export function BoothDocument({ document, isKept }: BoothDocumentProps) {
  const t = useTranslate();
  const locale = useLocale();
  const fetcher = useFetcher<KeptAnswer>({ key: `document ${document.id}` });
  const hydrated = useHydrated();
  const { id, name, bytes, url } = document;
  const called = withoutEnding(name);
  const sent = fetcher.formData?.get('intent');
  const isOn = sent ? sent === documentIntents.keep : isKept === true;
  const problem = fetcher.formData ? null : fetcher.data?.problem;
  return (
    <div className={classNames(css.line, isKept === null && css.alone)}>
      <a href={url} className={css.document} download>
        <Icon name="file" />
        <span>
          <strong>{called}</strong>
          <span>
            {isOn
              ? t(messages.inYourBag)
              : t(boothMessages.document, { size: formatBytes(bytes, locale) })}
          </span>
        </span>
        {isKept === null && <Icon name="download" />}
      </a>
      {isKept !== null && (
        <fetcher.Form method="post" preventScrollReset>
          <input type="hidden" name="documentId" value={id} />
          <input type="hidden" name="name" value={called} />
          <input
            type="hidden"
            name="intent"
            value={isOn ? documentIntents.drop : documentIntents.keep}
          />
          {hydrated && <input type="hidden" name="still" value="1" />}
          <IconButton
            type="submit"
            icon={isOn ? 'check' : 'plus'}
            label={t(isOn ? messages.kept : messages.keep, { name: called })}
            tone={isOn && 'success'}
          />
        </fetcher.Form>
      )}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A document's display name. */
export const withoutEnding = (name: string): string => name.replace(/\.pdf$/i, '');
