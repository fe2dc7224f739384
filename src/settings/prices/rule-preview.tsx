import { sayRule } from '../../exhibitors/say-refund-rule.ts';
import { useSay } from '../../ui/say.tsx';
import type { ShownPrices } from './price-inputs.ts';
import css from './prices.module.css';
import { pricesWords as said } from './prices.words.ts';

interface RulePreviewProps {
  readonly rule: ShownPrices['withdrawal'];
  readonly now: string;
}

/** The refund rule in the words that colleges read before they pay. */
export function RulePreview({ rule, now }: RulePreviewProps) {
  const say = useSay();
  // A fair so far away that the rule is not over yet.
  const fair = { startTime: new Date(new Date(now).getTime() + 400 * 86_400_000) };
  const buying = { fair, hasCollege: true, paymentType: 'card' };
  return (
    <div className={css.preview}>
      <p className={css.quiet}>{say(said.ruleSays)}</p>
      <p>{sayRule(say, rule, buying, new Date(now))}</p>
    </div>
  );
}
