import { useFetcher } from 'react-router';
import { useHydrated } from '../../ui/hydrated.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { documentIntents } from '../bag-intents.ts';
import { boothWords } from '../booth.words.ts';
import type { Bag } from '../dress-bag.ts';
import type { KeptAnswer } from '../keep-by-form.ts';
import { lobbyWords as said } from '../lobby.words.ts';
import { withoutEnding } from './booth-document.tsx';
import { sayBytes } from './say-bytes.ts';
import css from './bag-document.module.css';

/** A document in the bag: it opens, and it can be taken out. */
export function BagDocument({
  document: { id, name, bytes, url },
}: {
  readonly document: Bag['here'][number]['documents'][number];
}) {
  const say = useSay();
  const locale = useLocale();
  const fetcher = useFetcher<KeptAnswer>({ key: `document ${id}` });
  const hydrated = useHydrated();
  const called = withoutEnding(name);
  return (
    <li className={css.line}>
      {url === null || bytes === null ? (
        <span className={css.document}>
          <Icon name="file" />
          <span>
            {called}
            <small>{say(said.bagGone)}</small>
          </span>
        </span>
      ) : (
        <a href={url} className={css.document} download>
          <Icon name="file" />
          <span>
            <strong>{called}</strong>
            <small>{say(boothWords.document, { size: sayBytes(bytes, locale) })}</small>
          </span>
        </a>
      )}
      <fetcher.Form method="post" preventScrollReset>
        <input type="hidden" name="documentId" value={id} />
        <input type="hidden" name="name" value={called} />
        <input type="hidden" name="intent" value={documentIntents.drop} />
        {hydrated && <input type="hidden" name="still" value="1" />}
        <IconButton type="submit" icon="close" label={say(said.drop, { name: called })} />
      </fetcher.Form>
    </li>
  );
}
