import type { Route } from './+types/sharing.route.ts';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { answerSharing } from './answer-sharing.ts';
import { loadSharingQuestion } from './load-sharing-question.ts';
import { SharingQuestion } from './sharing-question.tsx';
import { presentQuestion } from '../sharing-wordings.ts';
import { sharingMessages as messages } from './sharing.messages.ts';

export const loader = ({ url, context, params }: Route.LoaderArgs) =>
  loadSharingQuestion(context.get(pageCall), params.collegeId, url);

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  answerSharing(context.get(pageCall), params.collegeId, await request.formData());

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The question of one college on a page of its own, and the place to change the answer. */
export default function Sharing({ loaderData: data }: Route.ComponentProps) {
  const t = useTranslate();
  const college = { college: data.question.collegeName };
  return (
    <AccountFrame
      title={t(presentQuestion.says.question, college)}
      lead={t(messages.lead, college)}
    >
      <SharingQuestion asked={data}>
        <ButtonLink kind="quiet" to={data.back}>
          {t(messages.later)}
        </ButtonLink>
      </SharingQuestion>
    </AccountFrame>
  );
}
