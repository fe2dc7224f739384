import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import type { Confirmed } from './load-confirmation.ts';
import css from './next-steps.module.css';

interface OwnStandingProps {
  readonly self: NonNullable<Confirmed['self']>;
  /** Whether colleges have booths at the fair. */
  readonly hasBooths: boolean;
}

/** The status of a signed-in person's college, and the next step. */
export function OwnStanding({ self, hasBooths }: OwnStandingProps) {
  const t = useTranslate();
  const contact = useContactWay();
  if (self.as === 'rep')
    return (
      <Notice
        kind="success"
        title={t(messages.repTitle)}
        action={
          <ButtonLink size="large" to={self.to} iconAfter="arrow-right">
            {t(hasBooths ? messages.toBooth : messages.myFairs)}
          </ButtonLink>
        }
      >
        {t(hasBooths ? messages.repText : messages.repTextNoBooth)}
      </Notice>
    );
  const { college, email } = self;
  if (self.as === 'refused')
    return (
      <Notice
        kind="warning"
        title={t(messages.refusedTitle, { college })}
        action={
          <ButtonLink kind="line" to={contact}>
            {t(messages.refusedDo)}
          </ButtonLink>
        }
      >
        {t(messages.refusedText, { college })}
      </Notice>
    );
  return (
    <>
      <Notice
        title={t(messages.pendingTitle, { college })}
        action={
          <ButtonLink kind="line" to="." reloadDocument>
            {t(messages.lookAgain)}
          </ButtonLink>
        }
      >
        {t(messages.pendingText, { college, email })}
      </Notice>
      <Section title={t(messages.meanwhile)}>
        <ul role="list" className={css.steps}>
          <li>
            <div>
              <h3>{t(messages.meanwhileAsk)}</h3>
              <p>{t(messages.meanwhileAskText)}</p>
            </div>
          </li>
          {hasBooths && (
            <li>
              <div>
                <h3>{t(messages.meanwhileCollect)}</h3>
                <p>{t(messages.meanwhileCollectText)}</p>
              </div>
            </li>
          )}
          <li>
            <div>
              <h3>{t(messages.meanwhileKeep)}</h3>
              <p>{t(messages.meanwhileKeepText)}</p>
              <div className={css.act}>
                <ButtonLink kind="line" to="/app/setup">
                  {t(messages.myRequest)}
                </ButtonLink>
              </div>
            </div>
          </li>
        </ul>
      </Section>
    </>
  );
}
