import type { Receipt } from '../receipt-shape.ts';

const kinds = ['payment', 'exhibitor', 'pack'] as const;

/** A receipt from the API, whose types don't list the kinds. */
export const asReceipt = (receipt: Omit<Receipt, 'kind'> & { readonly kind: string }): Receipt => ({
  ...receipt,
  kind: kinds.find((kind) => kind === receipt.kind) ?? 'payment',
});
