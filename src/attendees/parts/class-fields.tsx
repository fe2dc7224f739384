import { Link } from 'react-router';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import type { LinkedClass } from '../linked-class.ts';
import { registerWords as said } from '../register.words.ts';
import css from './register-form.module.css';

/** From whom the link is by which somebody has come, with the way to go on without it. */
export function ClassLine({ klass, without }: { klass: LinkedClass; without: string }) {
  const say = useSay();
  const { counselor, school } = klass;
  return (
    <p className={css.class}>
      <Icon name="users" />
      {counselor === null || school === null ? (
        <span>{say(said.classEnded)}</span>
      ) : (
        <span>
          {say(said.classOf, { counselor, school })}{' '}
          <Link to={without}>{say(said.classLeave)}</Link>
        </span>
      )}
    </p>
  );
}

/** Whether the counselor may see the name: asked of who is in a class alone, and silence is a no. */
export function CounselorField({ counselor }: { readonly counselor: string }) {
  const say = useSay();
  return (
    <fieldset className={css.asked}>
      <legend>{say(said.maySee)}</legend>
      <CheckboxField
        name="counselorMaySee"
        label={say(said.maySeeYes, { counselor })}
        hint={say(said.maySeeHint)}
      />
    </fieldset>
  );
}
