import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick, Selection } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import { mostDrafts } from './most-claims.ts';

interface DraftCollegesProps {
  readonly drafts: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly createdAt: string;
  }[];
  /** The total, including those not shown. */
  readonly total: number;
  /** The address of the page, and its selection. */
  readonly query: string;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

const nothing = {};

/** Colleges that people entered, and an admin's decision on them. */
export function DraftColleges(props: DraftCollegesProps) {
  const { drafts, total, query, chosen, zone, now } = props;
  const t = useTranslate();
  return (
    <Section id="drafts" title={t(messages.drafts)}>
      <p>{t(drafts.length === 0 ? messages.draftsNone : messages.draftsText)}</p>
      {drafts.length > 0 && (
        <Selection
          query={query}
          total={total}
          shown={drafts.length}
          most={mostDrafts}
          acts={
            <Button type="submit" kind="line" size="small" name="ask" value="publish">
              {t(messages.approveDrafts)}
            </Button>
          }
        >
          {(formId) => (
            <DataTable
              caption={t(messages.drafts)}
              columns={[
                { key: 'college', title: t(messages.college) },
                { key: 'place', title: t(messages.place) },
                { key: 'since', title: t(messages.entered) },
                { key: 'decide', title: t(messages.decide) },
              ]}
              rows={drafts.map(({ id, name, city, state, createdAt }) => ({
                id,
                cells: {
                  college: (
                    <>
                      <Pick
                        id={id}
                        form={formId}
                        label={t(messages.select, { what: name ?? '' })}
                        checked={chosen.includes(id)}
                      />
                      {name}
                    </>
                  ),
                  place: [city, state].filter(Boolean).join(', '),
                  since: <When start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
                  decide: (
                    <Form fields={nothing} now={now} intent={`publish ${id}`}>
                      <input type="hidden" name="act" value="publish" />
                      <input type="hidden" name="id" value={id} />
                      <SubmitButton
                        size="small"
                        aria-label={t(messages.approveCollege, { college: name ?? '' })}
                      >
                        {t(messages.approve)}
                      </SubmitButton>
                    </Form>
                  ),
                },
              }))}
            />
          )}
        </Selection>
      )}
    </Section>
  );
}
