import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { boothMessages } from '../booth-page/booth.messages.ts';
import type { Bag } from './bag-view.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { withoutEnding } from '../booth-page/booth-document.tsx';
import { formatBytes } from '../booth-page/format-bytes.ts';
import css from './bag-document.module.css';

/** A document in someone's bag. */
export type DocumentInBag = Bag['here'][number]['documents'][number];

/** Opens a document in a bag; a deleted one is only named. */
export function DocumentLink({
  document: { name, bytes, url },
}: {
  readonly document: DocumentInBag;
}) {
  const t = useTranslate();
  const locale = useLocale();
  const called = withoutEnding(name);
  return url === null || bytes === null ? (
    <span className={css.document}>
      <Icon name="file" />
      <span>
        {called}
        <small>{t(messages.bagGone)}</small>
      </span>
    </span>
  ) : (
    <a href={url} className={css.document} download>
      <Icon name="file" />
      <span>
        <strong>{called}</strong>
        <small>{t(boothMessages.document, { size: formatBytes(bytes, locale) })}</small>
      </span>
    </a>
  );
}
