import { Pennant } from '../../../../ui/pennants/pennant.tsx';
import type { ShownFair } from '../../fair-view.ts';
import css from './fair-hero.module.css';

/** A few of the colleges of a fair, planted on its lawn. */
export default function HeroPennants({ pennants }: Pick<ShownFair, 'pennants'>) {
  return (
    <div className={css.row} aria-hidden="true">
      {pennants.map((college) => (
        <Pennant key={college.name} art={college.art} width={120} pole />
      ))}
    </div>
  );
}
