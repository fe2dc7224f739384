import { Link } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsMessages as messages } from './results.messages.ts';
import css from './results.module.css';

/** A rep's next steps: answer questions, contact those who share, and come again. */
export function ResultSteps({ data }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const { fair, fairs, total } = data;
  const steps = (fair ? [fair] : fairs).flatMap(({ slug, boothId, name, results }) => {
    const count = results.questions - results.answered;
    const text = t(messages.unanswered, { count, fair: name });
    return count > 0 ? [{ text, to: boothPath(slug, boothId), act: t(messages.unansweredDo) }] : [];
  });
  if (total.leads > 0)
    steps.push({
      text: t(messages.followUp, { count: total.leads }),
      to: fair ? `/app/leads?${new URLSearchParams({ fair: fair.fairId })}` : '/app/leads',
      act: t(messages.viewLeads),
    });
  steps.push({ text: t(messages.signUp), to: '/app/fairs/signup', act: t(messages.signUpDo) });
  return (
    <Section title={t(messages.next)} className={css.steps}>
      <ul role="list">
        {steps.map(({ text, to, act }) => (
          <li key={to}>
            <span>{text}</span>
            <Link to={to}>{act}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
