export const paymentTypes = ['card', 'invoice', 'check', 'credit', 'waived'] as const;
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded', 'waived'] as const;
