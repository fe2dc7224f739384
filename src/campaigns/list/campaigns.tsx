import type { Route } from './+types/campaigns.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-times.ts';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { actOnCampaigns } from '../act-on-campaigns.ts';
import { fairsToChoose } from '../audience/audience-queries.ts';
import { CampaignList } from '../campaign-list.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { loadCampaigns } from '../load-campaigns.ts';
import { campaignsWords as said } from './campaigns.words.ts';

/** The fair that an address names; null for all. */
function fairOf({ searchParams }: URL): string | null {
  const given = searchParams.get('fair') ?? '';
  return isUuid(given) ? given : null;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fairId = fairOf(url);
  const [list, fairs] = await Promise.all([
    loadCampaigns(call, url, fairId),
    call.query(fairsToChoose),
  ]);
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
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
  const say = useSay();
  const locale = useLocale();
  const isNarrowed = list.asked.search !== '' || list.state !== null || fairId !== null;
  const create = (
    <ButtonLink to={`${campaignsPath}/new`} icon="plus">
      {say(said.newCampaign)}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)}>
        <ButtonLink to={`${campaignsPath}/suppressions`} kind="quiet" icon="list">
          {say(said.suppressions)}
        </ButtonLink>
        {create}
      </PageHead>
      {list.total === 0 && !isNarrowed ? (
        <EmptyState title={say(said.first)} action={create}>
          {say(said.firstText)}
        </EmptyState>
      ) : (
        <CampaignList
          {...{ list, zone }}
          path={campaignsPath}
          fields={
            <SelectField
              name="fair"
              label={say(said.fair)}
              empty={say(said.anyFair)}
              defaultValue={fairId ?? ''}
              options={fairs.map(({ id, name, startTime, timeZone }) => ({
                value: id,
                label: say(said.datedFair, {
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
