import { classNames } from '../layout/class-names.ts';
import css from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** Where they are not those of the name. */
  readonly initials?: string | undefined;
  /** Address of a picture, where there is one. */
  readonly picture?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** `sun` is "you"; without it the name decides. */
  readonly kind?: 'primary' | 'blue' | 'lawn' | 'sun';
}

const kinds = ['primary', 'blue', 'lawn'] as const;

/** A person: their picture or initials. It is decoration; their name is beside it. */
export function Avatar({ name, initials, picture, size = 'medium', kind }: AvatarProps) {
  const chosen =
    kind ?? kinds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3];
  return (
    <span className={classNames(css.avatar, css[size], chosen && css[chosen])} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : (initials ?? initialsOf(name))}
    </span>
  );
}

/** Initials of the first and the last name; of a single name the first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
