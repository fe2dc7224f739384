import { brandFlag } from './brand-flag.ts';

interface Mark {
  readonly name: string;
  readonly primaryColor: string;
}

const pole = '#4a453c';
const poleByNight = '#e9e3d5';

/** The flag of the site on its pole, 64 by 64; its pole is light where tabs are dark. */
export const drawIcon = ({ name, primaryColor }: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.p{fill:${pole}}@media (prefers-color-scheme:dark){.p{fill:${poleByNight}}.f{filter:brightness(1.35)}}</style><rect class="p" x="4" y="3" width="5" height="59" rx="2.5"/><svg class="f" x="7" y="4" width="57" height="46">${brandFlag(name, primaryColor, { stretched: true })}</svg></svg>`;

/** The same on the lawn, for the icon of an app: platforms cut it to their own shape. */
export const drawAppIcon = ({ name, primaryColor }: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#e4eff6" d="M0 0h64v64H0z"/><path fill="#d8ebbb" d="M0 45q32-9 64 0v19H0z"/><path fill="#cbe3a8" d="M14 41.7l-8 22.3H22l4-23.5zM38 40.500l4 23.5H58l-8-22.3z"/><path fill="#b2d089" d="M17 54l15-4 17 2-14 3z"/><rect fill="${pole}" x="14" y="13" width="3" height="41" rx="1.5"/><svg x="16" y="14" width="36" height="25">${brandFlag(name, primaryColor, { stretched: true })}</svg></svg>`;
