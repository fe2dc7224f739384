import type { Route } from './+types/campaigns.route.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { formatDay } from '../../../ui/time/format-times.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { actOnCampaigns } from '../act-on-campaigns.ts';
import { fairsToChoose } from '../audience/audience-queries.ts';
import { CampaignList } from '../campaign-list.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { loadCampaigns } from '../load-campaigns.ts';
import { campaignsMessages as messages } from './campaigns.messages.ts';

/** The fair that an address names; null for all. */
function fairOf({ searchParams }: URL): string | null {
  const fairId = searchParams.get('fair') ?? '';
  return isUuid(fairId) ? fairId : null;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fairId = fairOf(url);
  const [list, fairs] = await Promise.all([
    loadCampaigns(call, url, fairId),
    call.query(fairsToChoose),
  ]);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: campaignsPath,
  });
  return { meta, list, fairId, fairs: fairs.campaignFairs, zone: call.zone ?? 'UTC' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await actOnCampaigns(context.get(pageCall), form, url, fairOf(url));
  if (!answer) throw new Response(null, { status: 400 });
  return answer;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/campaigns/email`: drafts and campaigns, with what became of them. */
export default function Campaigns({ loaderData }: Route.ComponentProps) {
  const { list, fairId, fairs, zone } = loaderData;
  const t = useTranslate();
  const locale = useLocale();
  const isNarrowed = list.asked.search !== '' || list.state !== null || fairId !== null;
  const create = (
    <ButtonLink to={`${campaignsPath}/new`} icon="plus">
      {t(messages.newCampaign)}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)}>
        <ButtonLink to={`${campaignsPath}/suppressions`} kind="quiet" icon="list">
          {t(messages.suppressions)}
        </ButtonLink>
        {create}
      </PageHead>
      {list.total === 0 && !isNarrowed ? (
        <EmptyState title={t(messages.first)} action={create}>
          {t(messages.firstText)}
        </EmptyState>
      ) : (
        <CampaignList
          list={list}
          zone={zone}
          path={campaignsPath}
          fields={
            <SelectField
              name="fair"
              label={t(messages.fair)}
              empty={t(messages.anyFair)}
              defaultValue={fairId ?? ''}
              options={fairs.map(({ id, name, startTime, timeZone }) => ({
                value: id,
                label: t(messages.datedFair, {
                  fair: name,
                  day: formatDay(locale, timeZone, startTime),
                }),
              }))}
            />
          }
        />
      )}
    </Wrap>
  );
}
