import { Link } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsWords as said } from './results.words.ts';
import css from './results.module.css';

/** What a rep does next: answer what was asked, write to who shares, and come again. */
export function ResultSteps({ data }: { readonly data: ResultsData }) {
  const say = useSay();
  const { fair, fairs, total } = data;
  const steps = (fair ? [fair] : fairs).flatMap(({ slug, boothId, name, results }) => {
    const count = results.questions - results.answered;
    const text = say(said.unanswered, { count, fair: name });
    return count > 0 ? [{ text, to: boothPath(slug, boothId), act: say(said.unansweredDo) }] : [];
  });
  if (total.leads > 0)
    steps.push({
      text: say(said.followUp, { count: total.leads }),
      to: fair ? `/app/leads?${new URLSearchParams({ fair: fair.fairId })}` : '/app/leads',
      act: say(said.viewLeads),
    });
  steps.push({ text: say(said.signUp), to: '/app/fairs/signup', act: say(said.signUpDo) });
  return (
    <Section title={say(said.next)} className={css.steps}>
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
