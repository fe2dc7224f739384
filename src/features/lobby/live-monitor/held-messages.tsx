import { Link } from 'react-router';
import { boothChatPath } from '../../booths/booth-path.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { formatWaited } from '../desk/waited.ts';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import css from './monitor.module.css';

const nothing = {};

interface HeldMessagesProps {
  readonly held: FairMonitor['held'];
  readonly slug: string;
  readonly now: Date;
}

/** Messages across all booths that are hidden until reviewed. */
export function HeldMessages({ held, slug, now }: HeldMessagesProps) {
  const t = useTranslate();
  return (
    <Section id="held" title={t(messages.held)}>
      {held.length === 0 ? (
        <p className={css.none}>{t(messages.heldNone)}</p>
      ) : (
        <ul role="list" className={css.messages}>
          {held.map(({ id, boothId, college, text, heldFor, createdAt }) => (
            <li key={id}>
              <p className={css.second}>
                <Link to={boothChatPath(slug, boothId)}>{college}</Link>,{' '}
                {formatWaited(t, createdAt, now)}. {t(messages.heldFor, { why: heldFor })}
              </p>
              <blockquote>{text}</blockquote>
              <div className={css.acts}>
                <Form fields={nothing} now={now} intent={`release ${id}`}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton
                    size="small"
                    kind="soft"
                    aria-label={t(messages.releaseOf, { college })}
                  >
                    {t(messages.release)}
                  </SubmitButton>
                </Form>
                <Form fields={nothing} now={now} intent={`hide ${id}`}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton
                    size="small"
                    kind="dangerLine"
                    aria-label={t(messages.hideOf, { college })}
                  >
                    {t(messages.hide)}
                  </SubmitButton>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
