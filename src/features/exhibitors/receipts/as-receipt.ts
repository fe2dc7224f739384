import type { Receipt } from '../receipt-shape.ts';

const kinds = ['payment', 'exhibitor', 'pack'] as const;

/** A receipt from the API, whose types don't list the kinds. */
export const asReceipt = (told: Omit<Receipt, 'kind'> & { readonly kind: string }): Receipt => ({
  ...told,
  kind: kinds.find((kind) => kind === told.kind) ?? 'payment',
});
