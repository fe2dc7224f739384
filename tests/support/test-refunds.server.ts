import { itOf, paymentServer, start, type PaymentServer } from './test-payments.server.ts';

/** A server whose tests buy credits and check refunds. */
interface RefundServer extends PaymentServer {
  /** A college that has bought three credits by card, with its rep and the checkout. */
  paidPack(): Promise<
    Awaited<ReturnType<PaymentServer['college']>> & { readonly checkoutId: string }
  >;
  /** The cents that the payment service has given back of a checkout. */
  moneyBack(checkoutId: string): Promise<number | undefined>;
}

/** Opens such a server with its own database. */
export async function refundServer(): Promise<RefundServer> {
  const app = await paymentServer();
  return {
    ...app,
    async paidPack() {
      const college = await app.college();
      const checkout = itOf(await start(college.rep, { collegeId: college.id, packId: 'three' }));
      await app.visit(checkout['url'], 'pay');
      await app.tellAll();
      return { ...college, checkoutId: String(checkout['id']) };
    },
    async moneyBack(checkoutId) {
      const { rows } = await app.database.pool.query<{ sum: number }>(
        `select coalesce(sum((r.body ->> 'amount')::int), 0)::int as sum
         from test_gateway_object r
         join checkout c on r.body ->> 'payment_intent' = c.provider_payment
         where r.kind = 'refund' and c.id = $1`,
        [checkoutId],
      );
      return rows[0]?.sum;
    },
  };
}
