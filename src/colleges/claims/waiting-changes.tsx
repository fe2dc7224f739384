import { DataTable } from '../../ui/data-table.tsx';
import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import { text } from '../../platform/model/kinds.ts';
import { adminClaimsWords as said } from '../admin-claims.words.ts';
import { ChangedFields, type ChangedField } from '../changed-fields.tsx';
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

/** What reps want to change of colleges of the federal list, and an admin's word on it. */
export function WaitingChanges({ changes, zone, now }: WaitingChangesProps) {
  const say = useSay();
  if (changes.length === 0) return null;
  return (
    <Section title={say(said.changes)}>
      <p className={css.lead}>{say(said.changesText)}</p>
      <DataTable
        caption={say(said.changes)}
        columns={[
          { key: 'college', title: say(said.college) },
          { key: 'what', title: say(said.changed) },
          { key: 'since', title: say(said.since) },
          { key: 'decide', title: say(said.decide) },
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
                    aria-label={say(said.approveChange, { college: collegeName })}
                  >
                    {say(said.approve)}
                  </SubmitButton>
                </Form>
                <Form fields={refusing} now={now} intent={`keep ${id}`}>
                  <input type="hidden" name="act" value="keep" />
                  <input type="hidden" name="id" value={id} />
                  <TextField name="reason" label={say(said.reason)} />
                  <SubmitButton
                    size="small"
                    kind="line"
                    aria-label={say(said.refuseChange, { college: collegeName })}
                  >
                    {say(said.refuse)}
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
