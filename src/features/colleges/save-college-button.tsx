import { useFetcher } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { myCollegesMessages as messages } from './my-colleges/my-colleges.messages.ts';
import css from './my-colleges/save-college-button.module.css';

/** The home, or the page of a college. */
type SavedFrom = 'home' | `college-${string}`;

interface SaveButtonProps {
  readonly college: { readonly id: string; readonly name: string; readonly isSaved: boolean };
  /** The page it appears on, unless that of the list: without JavaScript it leads back there. */
  readonly from?: SavedFrom;
}

/**
 * Saves a college, or removes it from the list. Updates optimistically; without JavaScript it is a
 * plain form that returns to the page.
 */
export function SaveButton({ college: { id, name, isSaved: was }, from }: SaveButtonProps) {
  const t = useTranslate();
  const { Form, formData, data } = useFetcher<{ readonly problem: string | null }>({
    key: `save ${id}`,
  });
  const sent = formData?.get('intent');
  const isSaved = sent === undefined || sent === null ? was : sent === 'save';
  const problem = formData === undefined ? data?.problem : null;
  return (
    <Form
      method="post"
      className={css.form}
      {...(from === undefined ? {} : { action: '/app/colleges' })}
    >
      <input type="hidden" name="intent" value={isSaved ? 'unsave' : 'save'} />
      <input type="hidden" name="college" value={id} />
      {from !== undefined && <input type="hidden" name="from" value={from} />}
      <noscript>
        <input type="hidden" name="plain" value="yes" />
      </noscript>
      <Button
        type="submit"
        kind={isSaved ? 'sun' : 'line'}
        size="small"
        icon={isSaved ? 'bookmark-on' : 'bookmark'}
        aria-label={t(isSaved ? messages.unsaveName : messages.saveName, { name })}
      >
        {t(isSaved ? messages.isSaved : messages.save)}
      </Button>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}
