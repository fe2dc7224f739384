/** The setup page, or one of its steps. */
export const setupPath = (step?: string): string =>
  step === undefined ? '/app/setup' : `/app/setup?step=${step}`;
