import { Link } from 'react-router';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import type { LinkedClass } from '../linked-class.ts';
import { registerMessages as messages } from '../register.messages.ts';
import css from './register-form.module.css';

/** From whom the link is by which someone has come, with the way to go on without it. */
export function ClassLine({ klass, without }: { klass: LinkedClass; without: string }) {
  const t = useTranslate();
  const { counselor, school } = klass;
  return (
    <p className={css.class}>
      <Icon name="users" />
      {counselor === null || school === null ? (
        <span>{t(messages.classEnded)}</span>
      ) : (
        <span>
          {t(messages.classOf, { counselor, school })}{' '}
          <Link to={without}>{t(messages.classLeave)}</Link>
        </span>
      )}
    </p>
  );
}

/** Whether the counselor may see the name: asked of who is in a class alone, and silence is a no. */
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
