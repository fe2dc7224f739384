import { useFetcher } from 'react-router';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { documentIntents } from './bag-intents.ts';
import type { KeptAnswer } from './keep-by-form.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { withoutEnding } from '../booth-page/booth-document.tsx';
import { DocumentLink, type DocumentInBag } from './document-link.tsx';
import css from './bag-document.module.css';

/** A document in the bag: people can open it, and remove it. */
export function BagDocument({ document }: { readonly document: DocumentInBag }) {
  const t = useTranslate();
  const { id, name } = document;
  const fetcher = useFetcher<KeptAnswer>({ key: `document ${id}` });
  const hydrated = useHydrated();
  const called = withoutEnding(name);
  return (
    <li className={css.line}>
      <DocumentLink document={document} />
      <fetcher.Form method="post" preventScrollReset>
        <input type="hidden" name="documentId" value={id} />
        <input type="hidden" name="name" value={called} />
        <input type="hidden" name="intent" value={documentIntents.drop} />
        {hydrated && <input type="hidden" name="still" value="1" />}
        <IconButton type="submit" icon="close" label={t(messages.drop, { name: called })} />
      </fetcher.Form>
    </li>
  );
}
