import { classNames } from '../../../ui/layout/class-names.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { KeepDocumentForm, useKept } from '../bag/keep-document-form.tsx';
import { useDocumentOpener } from '../documents/opened-document.ts';
import { boothMessages } from './booth.messages.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { BoothView } from './booth-view.ts';
import { formatBytes } from './format-bytes.ts';
import css from './booth-document.module.css';

interface BoothDocumentProps {
  readonly document: BoothView['documents'][number];
  /** Whether it is in the viewer's bag; null if they have none. */
  readonly isKept: boolean | null;
}

/** A document as a line that opens it over the page, beside a button that adds it to the bag. */
export function BoothDocument({ document, isKept }: BoothDocumentProps) {
  const t = useTranslate();
  const locale = useLocale();
  const inBag = useKept(document.id, isKept);
  const opener = useDocumentOpener(document.id);
  const { id, name, bytes, url } = document;
  const called = withoutEnding(name);
  const { isOn, problem } = inBag;
  return (
    <div className={classNames(css.line, isKept === null && css.alone)}>
      <a href={url} className={css.document} download {...opener}>
        <Icon name="file" />
        <span>
          <strong>{called}</strong>
          <span>
            {isOn
              ? t(messages.inYourBag)
              : t(boothMessages.document, { size: formatBytes(bytes, locale) })}
          </span>
        </span>
        {isKept === null && <Icon name="eye" />}
      </a>
      {isKept !== null && (
        <KeepDocumentForm id={id} name={called} kept={inBag}>
          <IconButton
            type="submit"
            icon={isOn ? 'check' : 'plus'}
            label={t(isOn ? messages.kept : messages.keep, { name: called })}
            tone={isOn && 'success'}
          />
        </KeepDocumentForm>
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
