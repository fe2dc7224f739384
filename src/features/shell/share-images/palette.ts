/** The colors of the light theme: a picture has no theme of its own. */
export const palette = {
  sky: '#e4eff6',
  lawn: '#d8ebbb',
  lawnStripe: '#cbe3a8',
  lawnShadow: '#b2d089',
  lawnInk: '#20401a',
  surface: '#ffffff',
  sunk: '#f1eee6',
  line: '#e3ded2',
  ink: '#23211d',
  ink2: '#524e47',
  sun: '#f6c544',
  onSun: '#2c2000',
  error: '#a1360c',
  errorSoft: '#fdebe2',
  pole: '#4a453c',
} as const;
