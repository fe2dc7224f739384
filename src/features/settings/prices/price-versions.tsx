import { Form as RouterForm } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { stepName } from './price-answer.ts';
import type { ShownPrices } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';
import { describeDifferences } from './describe-differences.ts';

/** Prices that counted from some moment on. */
interface Version extends ShownPrices {
  readonly number: number;
  readonly madeAt: string | null;
  readonly madeBy: string | null;
  readonly byVariable: boolean;
  readonly note: string | null;
}

interface PriceVersionsProps {
  /** The newest first. */
  readonly versions: readonly Version[];
  /** The number of the one in use. */
  readonly current: number;
  readonly isLocked: boolean;
  readonly zone: string;
  readonly now: string;
}

/** Who changed the prices, when and how; and a way back to each of them. */
export function PriceVersions({ versions, current, isLocked, zone, now }: PriceVersionsProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <ol className={css.versions}>
      {versions.map((version, index) => {
        const { number, madeAt, madeBy, byVariable, note } = version;
        const before = versions[index + 1];
        const changes = before ? describeDifferences(t, locale, before, version) : [];
        const by = byVariable
          ? t(messages.byServer)
          : madeBy === null
            ? t(messages.bySomeone)
            : t(messages.by, { name: madeBy });
        return (
          <li key={number} className={css.version}>
            <div className={css.versionHead}>
              <h3>{number === 0 ? t(messages.builtIn) : t(messages.version, { number })}</h3>
              {number === current && <Tag>{t(messages.current)}</Tag>}
            </div>
            {madeAt !== null && (
              <p className={css.quiet}>
                {by} <When start={madeAt} zone={zone} now={now} />
              </p>
            )}
            {note !== null && <p>{note}</p>}
            {changes.length > 0 && (
              <ul className={css.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
            {number !== current && !isLocked && (
              <RouterForm method="post">
                <Button
                  type="submit"
                  kind="line"
                  size="small"
                  name={stepName}
                  value={`use ${number}`}
                  aria-label={t(messages.againOf, { number })}
                >
                  {t(messages.again)}
                </Button>
              </RouterForm>
            )}
          </li>
        );
      })}
    </ol>
  );
}
