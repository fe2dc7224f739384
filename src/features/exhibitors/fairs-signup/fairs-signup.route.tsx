import { data as answer } from 'react-router';
import type { Route } from './+types/fairs-signup.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyLawn } from '../../../ui/pennants/empty-lawn.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AgreeFirst } from '../agreeing/agree-first.tsx';
import { answerFairsSignUp } from './answer-fairs-signup.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { loadFairsSignUp, type SignUpData } from './load-fairs-signup.ts';
import { CheckoutState } from './checkout-state.tsx';
import { ChooseFairs } from './choose-fairs.tsx';
import { MyFairs } from './my-fairs.tsx';
import { MyReceipts } from './my-receipts.tsx';
import { PacksToBuy } from './packs-to-buy.tsx';
import css from './fairs-signup.module.css';
import { PayForFairs } from './pay-for-fairs.tsx';
import { showsNewPrices } from '../registering/prices-seen.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    ...(await loadFairsSignUp(call, url)),
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app/fairs/signup',
      noindex: true,
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { college } = await loadFairsSignUp(call, url);
  if (!college) return answer(null, 404);
  return answerFairsSignUp(call, college.id, request);
}

export const shouldRevalidate = showsNewPrices;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/signup`: a college selects fairs, pays for them, and finds its receipts. */
export default function FairsSignUp({ loaderData }: Route.ComponentProps) {
  return (
    <Wrap>
      <All data={loaderData} />
    </Wrap>
  );
}

function All({ data }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const { college } = data;
  if (college?.status !== 'active') {
    const isDraft = college?.status === 'draft';
    return (
      <>
        <PageHead title={t(messages.title)} />
        <EmptyLawn
          title={t(isDraft ? messages.draft : messages.noCollege)}
          text={t(isDraft ? messages.draftText : messages.noCollegeText)}
        >
          {!isDraft && <ButtonLink to="/app/setup">{t(messages.findCollege)}</ButtonLink>}
        </EmptyLawn>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.lead, { college: college.name ?? '', credits: college.fairCredits ?? 0 })}
      >
        <p className={css.credits}>
          <strong>{college.fairCredits ?? 0}</strong>
          {t(messages.creditsLeft, { credits: college.fairCredits ?? 0 })}
        </p>
      </PageHead>
      {data.exhibits
        .filter(
          ({ consent, withdrawnAt, fair }) =>
            !consent && withdrawnAt === null && new Date(fair.endTime) > new Date(data.now),
        )
        .map(({ id, name, fair }) => (
          <AgreeFirst key={id} {...{ name, fair }} intent={`agree ${id}`} now={data.now} />
        ))}
      <CheckoutState data={data} />
      {data.chosen.length > 0 ? <PayForFairs data={data} /> : <ChooseFairs data={data} />}
      <MyFairs data={data} />
      <PacksToBuy data={data} />
      <MyReceipts data={data} />
    </>
  );
}
