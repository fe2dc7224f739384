import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { askFields } from '../class-fields.ts';
import { classWords as said } from '../class.words.ts';
import css from './class-parts.module.css';

/** What a counselor sees whom nobody has confirmed: why to wait, and whom to ask. */
export function WaitForSchool({ school, now }: { school: string | null; now: string }) {
  const say = useSay();
  return (
    <EmptyState
      title={school === null ? say(said.waitNoSchool) : say(said.waitTitle, { school })}
      action={
        <div className={css.ask}>
          <Form fields={askFields} now={new Date(now)} intent="ask">
            <EmailField name="email" label={say(said.askEmail)} autoComplete="off" />
            <div>
              <SubmitButton pending={say(said.asking)}>{say(said.ask)}</SubmitButton>
            </div>
          </Form>
        </div>
      }
    >
      {say(said.waitText)}
    </EmptyState>
  );
}
