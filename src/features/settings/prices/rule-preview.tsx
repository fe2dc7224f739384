import { describeRule } from '../../exhibitors/describe-refund-rule.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { ShownPrices } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesMessages as messages } from './prices.messages.ts';

interface RulePreviewProps {
  readonly rule: ShownPrices['withdrawal'];
  readonly now: string;
}

/** The refund rule in the words that colleges read before they pay. */
export function RulePreview({ rule, now }: RulePreviewProps) {
  const t = useTranslate();
  // A fair so far away that the rule is not over yet.
  const fair = { startTime: new Date(new Date(now).getTime() + 400 * 86_400_000) };
  const buying = { fair, hasCollege: true, paymentType: 'card' };
  return (
    <div className={css.preview}>
      <p className={css.quiet}>{t(messages.ruleSays)}</p>
      <p>{describeRule(t, rule, buying, new Date(now))}</p>
    </div>
  );
}
