import { use, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { closing } from '../../../ui/overlays/close-by-itself.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SavedAnswersContext } from './saved-answers-context.ts';
import { savedAnswerMessages as messages } from './saved-answers.messages.ts';
import attach from '../composing/attached-documents.module.css';
import css from './saved-answers.module.css';

/** The name in an address of the saved answer with which a page's box begins, without JavaScript. */
const insertName = 'insert';

/** The text that the address of a page puts into the box; '' for none. */
export function useInserted(): string {
  const saved = use(SavedAnswersContext);
  const id = new URLSearchParams(useLocation().search).get(insertName);
  return saved?.answers.find((one) => one.id === id)?.text ?? '';
}

interface PickSavedAnswerProps {
  readonly insert: (text: string) => void;
}

/** Beside the box of a rep: the team's saved answers to insert. */
export function PickSavedAnswer({ insert }: PickSavedAnswerProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  const saved = use(SavedAnswersContext);
  if (!saved) return null;
  const pathOf = (id: string): string => {
    const query = new URLSearchParams(search);
    query.set(insertName, id);
    return `?${query.toString()}#conversation`;
  };
  return (
    <details ref={list} {...closing} className={attach.attach}>
      <summary>
        <Icon name="book" />
        <span className="visually-hidden">{t(messages.open)}</span>
      </summary>
      <div className={attach.list} role="group" aria-label={t(messages.open)}>
        {saved.answers.length === 0 && <p>{t(messages.none)}</p>}
        <ul role="list" className={css.choices}>
          {saved.answers.map(({ id, name, text }) => (
            <li key={id}>
              <Link
                to={pathOf(id)}
                onClick={(event) => {
                  event.preventDefault();
                  if (list.current) list.current.open = false;
                  insert(text);
                }}
              >
                <strong>{name}</strong>
                <span dir="auto">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to={saved.path} className={css.manage}>
          {t(saved.answers.length === 0 ? messages.add : messages.manage)}
        </Link>
      </div>
    </details>
  );
}
