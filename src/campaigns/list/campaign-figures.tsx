import type { ResultOf } from '../../platform/pages/graphql.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { oneCampaign } from './campaign-queries.ts';
import { campaignsWords as said } from './campaigns.words.ts';
import css from './campaigns.module.css';

type Shown = Pick<
  NonNullable<ResultOf<typeof oneCampaign>['getCampaign']>,
  'status' | 'figures' | 'resolvedAt'
>;

/** What became of a campaign's emails; while it is on its way, how far it is. */
export function CampaignFigures({ campaign }: { readonly campaign: Shown }) {
  const { status, figures, resolvedAt } = campaign;
  const say = useSay();
  const count = new Intl.NumberFormat(useLocale());
  const all = figures.recipients;
  const handled = all - figures.waiting;
  // What is rare is shown where there is any.
  const shown = (
    [
      ['sent', said.figureSent, true],
      ['waiting', said.figureWaiting, status !== 'sent' && status !== 'cancelled'],
      ['deferred', said.figureDeferred, false],
      ['bounced', said.figureBounced, true],
      ['failed', said.figureFailed, false],
      ['unknown', said.figureUnknown, false],
      ['suppressed', said.figureSuppressed, false],
      ['cancelled', said.figureCancelled, false],
      ['unsubscribed', said.figureUnsubscribed, true],
    ] as const
  ).filter(([key, , always]) => always || figures[key] > 0);
  return (
    <>
      {status === 'sending' && (
        <div className={css.progress} role="status">
          {all === 0 || resolvedAt === null ? (
            <span>{say(said.gathering)}</span>
          ) : (
            <>
              <progress
                value={handled}
                max={all}
                aria-label={say(said.progress, { done: handled, all })}
              />
              <span>{say(said.progress, { done: handled, all })}</span>
            </>
          )}
        </div>
      )}
      <ul className={css.tiles}>
        {shown.map(([key, label]) => (
          <li key={key}>
            <span>{say(label)}</span>
            <b>{count.format(figures[key])}</b>
          </li>
        ))}
      </ul>
      {(figures.unknown > 0 || figures.suppressed > 0) && (
        <p className={css.quiet}>{say(said.figuresText)}</p>
      )}
    </>
  );
}
