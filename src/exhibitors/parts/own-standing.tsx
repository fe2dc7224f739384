import { useContactWay } from '../../platform/pages/contact-way.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import type { Confirmed } from '../load-confirmation.ts';
import css from './next-steps.module.css';

interface OwnStandingProps {
  readonly self: NonNullable<Confirmed['self']>;
  /** Whether colleges have booths at the fair. */
  readonly hasBooths: boolean;
}

/** Where someone who is signed in stands with their college, and the way on from there. */
export function OwnStanding({ self, hasBooths }: OwnStandingProps) {
  const say = useSay();
  const contact = useContactWay();
  if (self.as === 'rep')
    return (
      <Notice
        kind="success"
        title={say(said.repTitle)}
        action={
          <ButtonLink size="large" to={self.to} iconAfter="arrow-right">
            {say(hasBooths ? said.toBooth : said.myFairs)}
          </ButtonLink>
        }
      >
        {say(hasBooths ? said.repText : said.repTextNoBooth)}
      </Notice>
    );
  const { college, email } = self;
  if (self.as === 'refused')
    return (
      <Notice
        kind="warning"
        title={say(said.refusedTitle, { college })}
        action={
          <ButtonLink kind="line" to={contact}>
            {say(said.refusedDo)}
          </ButtonLink>
        }
      >
        {say(said.refusedText, { college })}
      </Notice>
    );
  return (
    <>
      <Notice
        title={say(said.pendingTitle, { college })}
        action={
          <ButtonLink kind="line" to="." reloadDocument>
            {say(said.lookAgain)}
          </ButtonLink>
        }
      >
        {say(said.pendingText, { college, email })}
      </Notice>
      <Section title={say(said.meanwhile)}>
        <ul role="list" className={css.steps}>
          <li>
            <div>
              <h3>{say(said.meanwhileAsk)}</h3>
              <p>{say(said.meanwhileAskText)}</p>
            </div>
          </li>
          {hasBooths && (
            <li>
              <div>
                <h3>{say(said.meanwhileCollect)}</h3>
                <p>{say(said.meanwhileCollectText)}</p>
              </div>
            </li>
          )}
          <li>
            <div>
              <h3>{say(said.meanwhileKeep)}</h3>
              <p>{say(said.meanwhileKeepText)}</p>
              <div className={css.act}>
                <ButtonLink kind="line" to="/app/setup">
                  {say(said.myRequest)}
                </ButtonLink>
              </div>
            </div>
          </li>
        </ul>
      </Section>
    </>
  );
}
