import { use } from 'react';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { BoothDocument, withoutEnding } from '../booth-page/booth-document.tsx';
import { boothMessages } from '../booth-page/booth.messages.ts';
import { formatBytes } from '../booth-page/format-bytes.ts';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';
import type { AttachedDocument } from '../conversation/messages.ts';
import { BoothDocumentsContext } from './booth-documents.ts';
import css from './attached-documents.module.css';

/** The documents of a message: each opens over the page, and goes into the bag. */
export function AttachedDocuments({
  documents,
}: {
  readonly documents: readonly AttachedDocument[];
}) {
  const t = useTranslate();
  const locale = useLocale();
  const booth = use(BoothDocumentsContext);
  if (documents.length === 0) return null;
  return (
    <ul className={css.documents} role="list" aria-label={t(messages.attached)}>
      {documents.map(({ id, name, bytes, url }) => {
        const document = booth?.documents.find((one) => one.id === id);
        return (
          <li key={id}>
            {booth && document ? (
              <BoothDocument document={document} isKept={booth.kept && booth.kept.includes(id)} />
            ) : booth && url !== null ? (
              // Newer than what the page has read of the booth.
              <a href={url} download className={css.gone}>
                <Icon name="file" />
                <span>{withoutEnding(name)}</span>
              </a>
            ) : (
              <p className={css.gone}>
                <Icon name="file" />
                <span>
                  {withoutEnding(name)}
                  <small>
                    {url !== null && bytes !== null
                      ? t(boothMessages.document, { size: formatBytes(bytes, locale) })
                      : t(messages.documentGone)}
                  </small>
                </span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
