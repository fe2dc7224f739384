import type { VariableName } from '../../../platform/env/variables.ts';

/** The pictures that admins set: beside or in place of the name, and for tabs and home screens. */
export const picturePlaces = ['logo', 'icon'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** Tells whether a text names one. */
export const isPicturePlace = (text: string): text is PicturePlace =>
  picturePlaces.some((place) => place === text);

/** The variable that sets a picture for good. */
export const pictureVariables: Readonly<Record<PicturePlace, VariableName>> = {
  logo: 'BRAND_LOGO',
  icon: 'BRAND_ICON',
};

/** Bytes that a picture may have as it is sent. */
export const mostPictureBytes = 5_000_000;

/** Pixels of a logo: twice as many as the header shows, for sharp screens. One of the two is enough. */
export const leastLogo = { height: 72, width: 360 } as const;
/** How many times as wide as it is high a logo may be, and as high as it is wide. */
export const logoShape = { widest: 10, highest: 1.5 } as const;
/** Pixels of an icon, as a home screen shows it. */
export const leastIcon = 180;
