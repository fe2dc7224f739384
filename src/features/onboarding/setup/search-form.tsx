import { useEffect, useId, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { setupMessages as messages } from './setup.messages.ts';
import css from './search-form.module.css';

interface SearchFormProps {
  /** The step that it stands on. */
  readonly step: string;
  readonly label: string;
  /** What is looked for. */
  readonly q: string;
  /** How many were found; null before anything is looked for. */
  readonly found: number | null;
}

/** Someone types faster than this. */
const pause = 250;

/** A search by letters: it answers while someone types, and by its button where no script runs. */
export function SearchForm({ step, label, q, found }: SearchFormProps) {
  const t = useTranslate();
  const hint = useId();
  const submit = useSubmit();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const { formMethod } = useNavigation();
  // What is chosen before the search goes out is on its way: the search would take its place.
  useEffect(() => {
    if (formMethod === 'POST') clearTimeout(waiting.current);
  }, [formMethod]);
  return (
    <div className={css.search}>
      <Form method="get" role="search">
        <input type="hidden" name="step" value={step} />
        <SearchField
          live
          name="q"
          label={label}
          aria-describedby={hint}
          act={t(messages.search)}
          defaultValue={q}
          maxLength={100}
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(waiting.current);
            waiting.current = setTimeout(
              () => void submit(form, { replace: true, preventScrollReset: true }),
              pause,
            );
          }}
        />
        <p id={hint} className={css.found}>
          {t(messages.searchHint)}
        </p>
      </Form>
      <p role="status" className={css.found}>
        {found !== null && t(messages.found, { n: found })}
      </p>
    </div>
  );
}
