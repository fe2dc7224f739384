import type { PennantArt } from '../../../ui/pennants/pennant.tsx';
import { StaticPennant } from '../../../ui/pennants/static-pennant.tsx';
import css from './planted-flags.module.css';

// Felt without letters: no one's, for everyone.
const flags: readonly PennantArt[] = [
  { shape: 'fly', base: '#40408f', ink: '#f3bd2f' },
  { shape: 'fly', base: '#f3bd2f', ink: '#7a1f35' },
  { shape: 'fly', base: '#07514f', ink: '#fbf3df' },
  { shape: 'fly', base: '#8f3616', ink: '#fbf3df' },
];

/** A few flags planted on the lawn at its lower edge; on a phone there is room for one. */
export function PlantedFlags() {
  return (
    <div className={css.flags} aria-hidden="true">
      {flags.map((art) => (
        <span key={art.base} className={css.flag}>
          <StaticPennant art={art} pole />
        </span>
      ))}
    </div>
  );
}
