import type { Env } from '../env.server.ts';

/** A brand for tests that open a single part of the app. */
export const testBrand: Env['brand'] = {
  name: 'Quad',
  legalName: 'Quad Fairs, Inc.',
  tagline: 'Free virtual college fairs',
  founded: 2012,
  contactEmail: undefined,
  postalAddress: '1 College Green, Springfield, IL 62701',
  primaryColor: '#5555aa',
  secondaryColor: '#0960a6',
  links: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
    x: undefined,
    youtube: undefined,
  },
};
