import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { formatWaited } from '../desk/waited.ts';
import type { Excluded } from './exclusion-queries.ts';
import { exclusionMessages as messages } from './exclusions.messages.ts';
import css from './exclusions.module.css';
import monitor from '../live-monitor/monitor.module.css';

const nothing = {};

interface ExcludedPeopleProps {
  readonly excluded: readonly Excluded[];
  readonly now: Date;
}

/** Who is muted at a fair or removed from it, why and by whom; each can be lifted. */
export function ExcludedPeople({ excluded, now }: ExcludedPeopleProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.title)}>
      <p className={monitor.second}>{t(excluded.length === 0 ? messages.none : messages.lead)}</p>
      {excluded.length > 0 && (
        <ul role="list" className={monitor.messages}>
          {excluded.map(({ id, kind, reason, at, by, person }) => {
            const name = person.name ?? person.email ?? '';
            return (
              <li key={id}>
                <p className={css.who}>
                  <span>
                    {t(messages.person, { name, isRep: String(person.isRep) })}
                    {person.name !== null && <small> {person.email}</small>}
                  </span>
                  <Tag>{t(messages.state, { kind })}</Tag>
                </p>
                <blockquote>{reason}</blockquote>
                <p className={monitor.second}>
                  {t(messages.by, {
                    by: by ?? t(messages.byErased),
                    time: formatWaited(t, at, now),
                  })}
                </p>
                <div className={monitor.acts}>
                  <Form fields={nothing} now={now} intent={`lift ${id}`}>
                    <input type="hidden" name="id" value={id} />
                    <SubmitButton
                      size="small"
                      kind="soft"
                      aria-label={t(messages.liftOf, { name, kind })}
                    >
                      {t(messages.lift, { kind })}
                    </SubmitButton>
                  </Form>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
