import { use } from 'react';
import { Icon } from '../../../ui/marks/icon.tsx';
import { closing } from '../../../ui/overlays/close-by-itself.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { withoutEnding } from '../booth-page/booth-document.tsx';
import { boothMessages } from '../booth-page/booth.messages.ts';
import { formatBytes } from '../booth-page/format-bytes.ts';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';
import { BoothDocumentsContext } from './booth-documents.ts';
import css from './attached-documents.module.css';

interface AttachDocumentsProps {
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** Beside the box of a rep: the booth's documents to choose from. It works without JavaScript. */
export function AttachDocuments({ chosen, choose }: AttachDocumentsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const booth = use(BoothDocumentsContext);
  if (!booth?.isOwn || booth.documents.length === 0) return null;
  return (
    <details {...closing} className={css.attach}>
      <summary>
        <Icon name="file" />
        <span className="visually-hidden">{t(messages.attach)}</span>
        {chosen.length > 0 && (
          <b>
            {chosen.length}
            <span className="visually-hidden">{t(messages.chosen)}</span>
          </b>
        )}
      </summary>
      <fieldset className={css.list}>
        <legend>{t(messages.attach)}</legend>
        {booth.documents.map(({ id, name, bytes }) => (
          <label key={id}>
            <input
              type="checkbox"
              name="documents"
              value={id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((one) => one !== id);
                choose(checked ? [...others, id] : others);
              }}
            />
            <span>
              {withoutEnding(name)}
              <small>{t(boothMessages.document, { size: formatBytes(bytes, locale) })}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
