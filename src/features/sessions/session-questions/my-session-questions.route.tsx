import { redirect } from 'react-router';
import type { Route } from './+types/my-session-questions.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import { mySessionQuestionsQuery, questionsFairQuery } from './question-queries.ts';
import { questionMessages as messages } from './session-questions.messages.ts';
import css from './session-questions.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const isFamily = ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(call.viewer?.role ?? '');
  if (!isFamily) throw new Response(null, { status: 404 });
  const { visitFair } = await call.query(questionsFairQuery, { slug: params.slug });
  if (!visitFair) throw new Response(null, { status: 404 });
  const { fair, standing } = visitFair;
  const paths = fairPaths(fair.slug);
  if (standing === null) throw redirect(paths.visit);
  const { mySessionQuestions } = await call.query(mySessionQuestionsQuery, { fairId: fair.id });
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.myTitle),
      description: t(messages.myDescription),
      path: paths.sessionQuestions,
      noindex: true,
    }),
    fair,
    asked: mySessionQuestions,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}/sessions/questions`: what someone asked in sessions, with the answers. */
export default function MySessionQuestions({ loaderData: { fair, asked } }: Route.ComponentProps) {
  const t = useTranslate();
  const { visit } = fairPaths(fair.slug);
  const sessions = [...new Set(asked.map(({ session }) => session))];
  return (
    <Wrap narrow>
      <PageHead
        title={t(messages.myTitle)}
        lead={t(messages.myLead, { fair: fair.name })}
        trail={<Breadcrumbs trail={[{ label: fair.name, to: visit }]} />}
      />
      {asked.length === 0 ? (
        <EmptyState
          title={t(messages.myEmptyTitle)}
          action={<ButtonLink to={visit}>{t(messages.toFair)}</ButtonLink>}
        >
          {t(messages.myEmpty)}
        </EmptyState>
      ) : (
        sessions.map((number) => {
          const own = asked.filter(({ session }) => session === number);
          return (
            <section key={number} className={css.questions}>
              <h2 className={css.session}>
                {own[0]?.title ?? t(messages.mySession, { n: number })}
              </h2>
              <ol className={css.list} role="list">
                {own.map(({ question, colleges }) => (
                  <li key={question.id} className={css.kept}>
                    <p className={css.text} dir="auto">
                      <strong>{question.body}</strong>
                    </p>
                    {question.state === 'HELD' && (
                      <p className={css.note}>{t(messages.heldMine)}</p>
                    )}
                    <QuestionAnswers
                      question={question}
                      answers={question.answers}
                      colleges={colleges}
                      isOpen
                    />
                  </li>
                ))}
              </ol>
            </section>
          );
        })
      )}
    </Wrap>
  );
}
