import { useRef, type SyntheticEvent } from 'react';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { fairSlug } from '../fair-form-fields.tsx';
import css from './name-fields.module.css';

/**
 * The name and web address of a fair.
 * @param props.derives whether the address follows the name until someone types another
 */
export function NameFields({ derives = false }: { readonly derives?: boolean }) {
  const t = useTranslate();
  const derived = useRef('');
  function follow({ target, currentTarget }: SyntheticEvent<HTMLDivElement>): void {
    const slug = currentTarget.querySelector('input[name="slug"]');
    if (!(target instanceof HTMLInputElement && slug instanceof HTMLInputElement)) return;
    if (target.name !== 'name' || (slug.value !== '' && slug.value !== derived.current)) return;
    derived.current = fairSlug(target.value);
    slug.value = derived.current;
  }
  return (
    <div className={css.names} {...(derives ? { onInput: follow } : {})}>
      <TextField name="name" label={t(messages.name)} autoComplete="off" />
      <TextField
        name="slug"
        label={t(messages.slug)}
        hint={t(derives ? messages.slugFollows : messages.slugHint)}
        start="/fair-"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}
