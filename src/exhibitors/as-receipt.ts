import type { Receipt } from './receipt-shape.ts';

const kinds = ['payment', 'exhibitor', 'pack'] as const;

/** What the API tells of a receipt; it does not say in its types which kinds there are. */
export const asReceipt = (told: Omit<Receipt, 'kind'> & { readonly kind: string }): Receipt => ({
  ...told,
  kind: kinds.find((kind) => kind === told.kind) ?? 'payment',
});
