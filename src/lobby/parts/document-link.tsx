import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { boothWords } from '../booth.words.ts';
import type { Bag } from '../dress-bag.ts';
import { lobbyWords as said } from '../lobby.words.ts';
import { withoutEnding } from './booth-document.tsx';
import { sayBytes } from './say-bytes.ts';
import css from './bag-document.module.css';

/** A document in somebody's bag. */
export type DocumentInBag = Bag['here'][number]['documents'][number];

/** Opens a document that is in a bag; one that is gone is called by its name. */
export function DocumentLink({
  document: { name, bytes, url },
}: {
  readonly document: DocumentInBag;
}) {
  const say = useSay();
  const locale = useLocale();
  const called = withoutEnding(name);
  return url === null || bytes === null ? (
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
  );
}
