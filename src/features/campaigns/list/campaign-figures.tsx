import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { oneCampaign } from './campaign-queries.ts';
import { campaignsMessages as messages } from './campaigns.messages.ts';
import css from './campaigns.module.css';

type Shown = Pick<
  NonNullable<ResultOf<typeof oneCampaign>['getCampaign']>,
  'status' | 'figures' | 'resolvedAt'
>;

/** Results of a campaign's emails; its progress while it is being sent. */
export function CampaignFigures({ campaign }: { readonly campaign: Shown }) {
  const { status, figures, resolvedAt } = campaign;
  const t = useTranslate();
  const count = new Intl.NumberFormat(useLocale());
  const all = figures.recipients;
  const handled = all - figures.waiting;
  // Rare results appear only when there are any.
  const shown = (
    [
      ['sent', messages.figureSent, true],
      ['waiting', messages.figureWaiting, status !== 'sent' && status !== 'cancelled'],
      ['deferred', messages.figureDeferred, false],
      ['bounced', messages.figureBounced, true],
      ['failed', messages.figureFailed, false],
      ['unknown', messages.figureUnknown, false],
      ['suppressed', messages.figureSuppressed, false],
      ['cancelled', messages.figureCancelled, false],
      ['unsubscribed', messages.figureUnsubscribed, true],
    ] as const
  ).filter(([key, , always]) => always || figures[key] > 0);
  return (
    <>
      {status === 'sending' && (
        <div className={css.progress} role="status">
          {all === 0 || resolvedAt === null ? (
            <span>{t(messages.gathering)}</span>
          ) : (
            <>
              <progress
                value={handled}
                max={all}
                aria-label={t(messages.progress, { done: handled, all })}
              />
              <span>{t(messages.progress, { done: handled, all })}</span>
            </>
          )}
        </div>
      )}
      <ul className={css.tiles}>
        {shown.map(([key, label]) => (
          <li key={key}>
            <span>{t(label)}</span>
            <b>{count.format(figures[key])}</b>
          </li>
        ))}
      </ul>
      {(figures.unknown > 0 || figures.suppressed > 0) && (
        <p className={css.quiet}>{t(messages.figuresText)}</p>
      )}
    </>
  );
}
