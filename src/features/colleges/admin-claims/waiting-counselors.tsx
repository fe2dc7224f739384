import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import type { WaitingCounselor } from './claims-queries.ts';
import css from './decide-claim.module.css';

const nothing = {};

interface WaitingCounselorsProps {
  readonly items: readonly WaitingCounselor[];
  readonly asked: TableAsked;
  readonly query: string;
  readonly formId: string;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Counselors not yet confirmed at their school, and an admin's decision on them. */
export function WaitingCounselors(props: WaitingCounselorsProps) {
  const { items, asked, query, formId, chosen, zone, now } = props;
  const t = useTranslate();
  const by = (key: string) => sortedBy(query, asked, key, 'createdAt');
  return (
    <DataTable
      caption={t(messages.counselors)}
      columns={[
        { key: 'who', title: t(messages.counselor), ...by('name') },
        { key: 'school', title: t(messages.school), ...by('school') },
        { key: 'since', title: t(messages.since), ...by('createdAt') },
        { key: 'decide', title: t(messages.decide) },
      ]}
      rows={items.map(({ id, name, email, school, city, state, createdAt }) => {
        const who = name || (email ?? '');
        return {
          id,
          cells: {
            who: (
              <>
                <Pick
                  id={id}
                  form={formId}
                  label={t(messages.select, { what: who })}
                  checked={chosen.includes(id)}
                />
                {who}
                <span className={css.email}>{email}</span>
              </>
            ),
            school: [school, city, state].filter(Boolean).join(', '),
            since: <When start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
            decide: (
              <Form fields={nothing} now={now} intent={`confirm ${id}`}>
                <input type="hidden" name="act" value="confirm" />
                <input type="hidden" name="id" value={id} />
                <SubmitButton
                  size="small"
                  aria-label={t(messages.actFor, {
                    act: t(messages.confirm),
                    who,
                    college: school ?? '',
                  })}
                >
                  {t(messages.confirm)}
                </SubmitButton>
              </Form>
            ),
          },
        };
      })}
    />
  );
}
