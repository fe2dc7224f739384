import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { When } from '../../../ui/time/when.tsx';
import { describeAudience } from '../audience/describe-audience.ts';
import type { listedCampaigns } from './campaign-queries.ts';
import { CampaignStateTag } from './campaign-state.tsx';
import { campaignsMessages as messages } from './campaigns.messages.ts';
import { describeSubject } from './describe-subject.ts';
import css from './campaigns.module.css';
import { useCampaignPaths } from '../use-campaign-paths.ts';

type Listed = ResultOf<typeof listedCampaigns>['campaignTable']['items'][number];

interface CampaignRowsProps {
  readonly items: readonly Listed[];
  readonly zone: string;
  readonly now: string;
  /** What makes the head of a column a link that sorts. */
  readonly sortedBy: (key: 'subject' | 'sendAt') => object;
  /** Of the form that the boxes of the rows belong to. */
  readonly formId: string;
  readonly chosen: readonly string[];
}

/** Campaigns and drafts as rows, with what became of them and the way to each. */
export function CampaignRows(props: CampaignRowsProps) {
  const { items, zone, now, sortedBy, formId, chosen } = props;
  const t = useTranslate();
  const paths = useCampaignPaths();
  return (
    <DataTable
      caption={t(paths.isOfAdmins ? messages.title : messages.emails)}
      columns={[
        { key: 'subject', title: t(messages.subject), ...sortedBy('subject') },
        { key: 'state', title: t(messages.state) },
        { key: 'audience', title: t(messages.audience) },
        { key: 'when', title: t(messages.when), ...sortedBy('sendAt') },
        { key: 'figures', title: t(messages.figures), figures: true },
      ]}
      rows={items.map((one) => ({
        id: one.id,
        cells: {
          subject: <Subject {...{ one, formId }} isChosen={chosen.includes(one.id)} />,
          state: <CampaignStateTag state={one.state} />,
          audience: describeAudience(t, one.audience, one.fairName),
          when: (
            <When
              start={one.sendAt ?? one.updatedAt}
              zone={one.sendAt === null ? zone : (one.timeZone ?? zone)}
              now={now}
            />
          ),
          figures: <Figures campaign={one} />,
        },
      }))}
    />
  );
}

interface SubjectProps {
  readonly one: Listed;
  readonly formId: string;
  readonly isChosen: boolean;
}

function Subject({ one: { id, subject, state }, formId, isChosen }: SubjectProps) {
  const t = useTranslate();
  const paths = useCampaignPaths();
  const shown = describeSubject(t, subject) || t(messages.noSubject);
  return (
    <>
      <Pick
        id={id}
        form={formId}
        label={t(messages.select, { subject: shown })}
        checked={isChosen}
      />
      <Link to={state === 'draft' ? paths.draft(id) : paths.one(id)} className={css.subject}>
        {shown}
      </Link>
    </>
  );
}

function Figures({ campaign: { figures, state } }: { readonly campaign: Listed }) {
  const t = useTranslate();
  if (!figures || figures.recipients === 0) return <span aria-hidden="true">–</span>;
  const { sent, recipients: all, bounced, unsubscribed } = figures;
  return (
    <span className={css.figures}>
      <span>
        {state === 'sent' && sent === all
          ? t(messages.sentAll, { sent })
          : t(messages.sentOf, { sent, all })}
      </span>
      {bounced > 0 && <span>{t(messages.bouncedToo, { count: bounced })}</span>}
      {unsubscribed > 0 && <span>{t(messages.leftToo, { count: unsubscribed })}</span>}
    </span>
  );
}
