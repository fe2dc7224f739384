import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { LinkedClass } from '../linked-class.ts';
import { registerMessages as messages } from './register.messages.ts';
import css from './register-form.module.css';

/** Names the owner of the class link, with a way to continue without it. */
export function ClassLine({ klass, without }: { klass: LinkedClass; without: string }) {
  const t = useTranslate();
  const { counselor, school, isOpen } = klass;
  return (
    <p className={css.class}>
      <Icon name="users" />
      {counselor === null || school === null ? (
        <span>{t(isOpen ? messages.classUnnamed : messages.classEnded)}</span>
      ) : (
        <span>
          {t(messages.classOf, { counselor, school })}{' '}
          <Link to={without}>{t(messages.classLeave)}</Link>
        </span>
      )}
    </p>
  );
}

/** Whether the counselor can see the name: asked of class members only; unanswered means no. */
export function CounselorField({ counselor }: { readonly counselor: string }) {
  const t = useTranslate();
  return (
    <fieldset className={css.asked}>
      <legend>{t(messages.maySee)}</legend>
      <CheckboxField
        name="counselorMaySee"
        label={t(messages.maySeeYes, { counselor })}
        hint={t(messages.maySeeHint)}
      />
    </fieldset>
  );
}
