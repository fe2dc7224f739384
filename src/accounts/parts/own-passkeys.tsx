import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import { passkeyWords as said } from '../passkeys.words.ts';
import { accountFields } from './account-fields.ts';
import css from './passkeys.module.css';

interface OwnPasskeysProps {
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }[];
  readonly now: Date;
  readonly zone: string;
  readonly hasPassword: boolean;
}

/** The passkeys someone has, each to be renamed or removed. */
export function OwnPasskeys({ passkeys, now, zone, hasPassword }: OwnPasskeysProps) {
  const say = useSay();
  const day = (instant: string) => (
    <When start={instant} zone={zone} now={now.toISOString()} show="day" />
  );
  return (
    <ul className={css.list} aria-label={say(said.list)}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <p className={css.name}>{name}</p>
          <p className={css.about}>
            {say(said.added)} {day(createdAt)}
            {' · '}
            {lastUsedAt === null ? (
              say(said.neverUsed)
            ) : (
              <>
                {say(said.used)} {day(lastUsedAt)}
              </>
            )}
          </p>
          <Disclosure title={say(said.change, { name })}>
            <div className={css.change}>
              <Form fields={accountFields.passkey} now={now} intent="rename" initial={{ name }}>
                <input type="hidden" name="id" value={id} />
                <TextField name="name" label={say(said.name)} maxLength={60} />
                <SubmitButton kind="line" pending={say(said.working)}>
                  {say(said.rename)}
                </SubmitButton>
              </Form>
              <Form fields={hasPassword ? accountFields.password : {}} now={now} intent="remove">
                <input type="hidden" name="id" value={id} />
                <p>{say(said.removeLead)}</p>
                {hasPassword && (
                  <PasswordField
                    name="password"
                    label={say(said.password)}
                    autoComplete="current-password"
                  />
                )}
                <SubmitButton kind="danger" pending={say(said.working)}>
                  {say(said.remove)}
                </SubmitButton>
              </Form>
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
