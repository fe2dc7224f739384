import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { insideOf, pathOf, type Asked } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import { directoryForm, type DirectoryForm } from './use-directory-form.ts';
import css from './search-box.module.css';

/** The search: updates while someone types, and by its button without JavaScript. */
export function SearchBox({
  asked,
  form,
}: {
  readonly asked: Asked;
  readonly form: DirectoryForm;
}) {
  const t = useTranslate();
  const { acts } = form;
  const [holdsText, setHoldsText] = useState(asked.q !== '');
  return (
    <form
      id={directoryForm}
      method="get"
      action={pathOf(asked)}
      role="search"
      className={css.search}
      ref={form.form}
      onSubmit={acts.onSubmit}
    >
      {insideOf(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {asked.view === 'map' && <input type="hidden" name="view" value="map" />}
      <div className={css.box}>
        <Icon name="search" size={22} />
        <input
          ref={form.box}
          type="search"
          name="q"
          defaultValue={form.firstQ}
          maxLength={200}
          aria-label={t(directoryMessages.search)}
          placeholder={t(directoryMessages.placeholder)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={({ currentTarget }) => {
            setHoldsText(currentTarget.value !== '');
            acts.onType();
          }}
          onBlur={acts.onLeave}
        />
        {(holdsText || asked.q !== '') && (
          <button
            type="button"
            className={css.clear}
            aria-label={t(directoryMessages.clear)}
            onClick={() => {
              setHoldsText(false);
              acts.clear();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <Button type="submit" size="large" className={css.submit}>
        {t(directoryMessages.submit)}
      </Button>
    </form>
  );
}
