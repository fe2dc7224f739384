import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { When } from '../../../ui/time/when.tsx';
import { text } from '../../../platform/model/kinds.ts';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import { ChangedFields, type ChangedField } from '../request-facts.tsx';
import css from './decide-claim.module.css';

interface WaitingChangesProps {
  readonly changes: readonly {
    readonly id: string;
    readonly collegeName: string;
    readonly askedBy: string | null;
    readonly askedAt: string;
    readonly fields: readonly ChangedField[];
  }[];
  readonly zone: string;
  readonly now: Date;
}

const nothing = {};
const refusing = { reason: text({ max: 200 }) };

/** Reps' pending changes of colleges of the federal list, and an admin's decision on them. */
export function WaitingChanges({ changes, zone, now }: WaitingChangesProps) {
  const t = useTranslate();
  if (changes.length === 0) return null;
  return (
    <Section title={t(messages.changes)}>
      <p className={css.lead}>{t(messages.changesText)}</p>
      <DataTable
        caption={t(messages.changes)}
        columns={[
          { key: 'college', title: t(messages.college) },
          { key: 'what', title: t(messages.changed) },
          { key: 'since', title: t(messages.since) },
          { key: 'decide', title: t(messages.decide) },
        ]}
        rows={changes.map(({ id, collegeName, askedBy, askedAt, fields }) => ({
          id,
          cells: {
            college: (
              <>
                {collegeName}
                {askedBy !== null && <span className={css.who}>{askedBy}</span>}
              </>
            ),
            what: <ChangedFields fields={fields} />,
            since: <When start={askedAt} zone={zone} now={now.toISOString()} show="day" />,
            decide: (
              <div className={css.change}>
                <Form fields={nothing} now={now} intent={`change ${id}`}>
                  <input type="hidden" name="act" value="change" />
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton
                    size="small"
                    aria-label={t(messages.approveChange, { college: collegeName })}
                  >
                    {t(messages.approve)}
                  </SubmitButton>
                </Form>
                <Form fields={refusing} now={now} intent={`keep ${id}`}>
                  <input type="hidden" name="act" value="keep" />
                  <input type="hidden" name="id" value={id} />
                  <TextField name="reason" label={t(messages.reason)} />
                  <SubmitButton
                    size="small"
                    kind="line"
                    aria-label={t(messages.refuseChange, { college: collegeName })}
                  >
                    {t(messages.refuse)}
                  </SubmitButton>
                </Form>
              </div>
            ),
          },
        }))}
      />
    </Section>
  );
}
