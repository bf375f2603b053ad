/**
 * Stands in for Sipay where nobody may be charged: it speaks Sipay's own HTTP interface, so that the real adapter is what
 * runs in development and in tests. No deployment contains it.
 */
import { type Context, Hono } from "hono";
import { openFields, sealFields } from "../../app/features/payments/sipay-hash.server";

export interface SipayMerchant {
  merchantKey: string;
  appId: string;
  appSecret: string;
}

/** What development and tests are set up with. */
export const DEMO_MERCHANT: SipayMerchant = { merchantKey: "demo-merchant", appId: "demo-app", appSecret: "demo-secret-of-the-stand-in" };

interface Sale {
  orderNo: string;
  invoiceId: string;
  total: string;
  currency: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  state: "open" | "paid" | "failed";
  /** Kuruş by refund id. */
  refunds: Map<string, number>;
}

type Sales = Map<string, Sale>;
/** Where a buyer's browser is sent, and with what. */
type Sent = { url: string; fields: Record<string, string> };

/** What goes wrong, for tests; everything is well unless said otherwise. */
export interface Faults {
  /** Every call is answered with a page of HTML. */
  isGarbage: boolean;
  /** No call is answered. */
  isDown: boolean;
  /** Calls do what they ask for, and their answers are lost. */
  losesAnswers: boolean;
  /** Tokens have run out. */
  hasExpired: boolean;
  refusesRefunds: boolean;
  /** What the status says instead of the truth. */
  status: Partial<{ invoice_id: string; transaction_amount: string; currency_code: string }>;
}

const toKurus = (lira: string) => Math.round(Number(lira) * 100);
const toLira = (kurus: number) => (kurus / 100).toFixed(2);
const text = (value: unknown) => String(value ?? "").replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const pageOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${text(title)}</title>
<body style="font:1.1rem sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem"><h1>${text(title)}</h1>${body}</body></html>`;

const saleOf = (sales: Sales, invoiceId: unknown) => [...sales.values()].find((sale) => sale.invoiceId === invoiceId);

/** The call that makes a page to pay on. */
function serveLinks(app: Hono, merchant: SipayMerchant, sales: Sales): void {
  app.post("/purchase/link", async (c) => {
    const { merchant_key, invoice: written, currency_code } = await c.req.json();
    const invoice = JSON.parse(written);
    if (merchant_key !== merchant.merchantKey) return c.json({ status: false, status_code: 14 });
    if (saleOf(sales, invoice.invoice_id)) return c.json({ status: false, status_code: 3 });
    const sum = invoice.items.reduce(
      (total: number, item: { price: string; quantity: number }) => total + toKurus(item.price) * item.quantity,
      0,
    );
    if (sum !== toKurus(invoice.total)) return c.json({ status: false, status_code: 13 });
    const orderNo = `vpos-${sales.size + 1}-${invoice.invoice_id}`;
    sales.set(orderNo, {
      orderNo,
      invoiceId: invoice.invoice_id,
      total: invoice.total,
      currency: currency_code,
      description: invoice.invoice_description,
      returnUrl: invoice.return_url,
      cancelUrl: invoice.cancel_url,
      state: "open",
      refunds: new Map(),
    });
    const link = `${new URL(c.req.url).origin}/ccpayment/pay/${orderNo}`;
    return c.json({ status: true, status_code: 100, success_message: "", link, order_id: orderNo });
  });
}

/** The page that a buyer pays or declines on. */
function servePages(app: Hono, sales: Sales, decide: (orderNo: string, isPaid: boolean) => Promise<Sent>): void {
  app.get("/pay/:orderNo", (c) => {
    const sale = sales.get(c.req.param("orderNo"));
    if (!sale) return c.html(pageOf("Unknown payment", ""), 404);
    const button = (act: string, label: string) =>
      `<button name="act" value="${act}" style="font:inherit;padding:.6rem 1rem;margin:.3rem">${label}</button>`;
    const form = `<p>${text(sale.description)}</p><p><b>${text(sale.total)} ${text(sale.currency)}</b></p>
      <form method="post">${button("pay", "Pay")}${button("decline", "Decline")}</form>`;
    return c.html(pageOf("Test payment", form));
  });
  app.post("/pay/:orderNo", async (c: Context) => {
    const isPaid = (await c.req.formData()).get("act") === "pay";
    const { url, fields } = await decide(c.req.param("orderNo") ?? "", isPaid);
    const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`);
    const form = `<form method="post" action="${text(url)}">${inputs.join("")}<button style="font:inherit;padding:.6rem 1rem">Back to the shop</button></form>`;
    return c.html(pageOf(isPaid ? "Paid" : "Declined", form));
  });
}

/** The calls about a sale that was made. */
function serveApi(app: Hono, { merchant, sales, faults }: { merchant: SipayMerchant; sales: Sales; faults: Faults }): void {
  app.post("/api/checkstatus", async (c) => {
    const { invoice_id, merchant_key, hash_key } = await c.req.json();
    const opened = await openFields(hash_key, merchant.appSecret);
    if (opened?.join("|") !== `${invoice_id}|${merchant_key}`) return c.json({ status_code: 68, status_description: "Invalid hash key" });
    const sale = saleOf(sales, invoice_id);
    if (!sale) return c.json({ status_code: 31, status_description: "Not found" });
    const refunded = [...sale.refunds.values()].reduce((sum, amount) => sum + amount, 0);
    return c.json({
      status_code: { open: 69, paid: 100, failed: 41 }[sale.state],
      invoice_id: sale.invoiceId,
      order_id: sale.orderNo,
      transaction_amount: sale.total,
      currency_code: sale.currency,
      total_refunded_amount: toLira(refunded),
      ...faults.status,
    });
  });
  app.post("/api/refund", async (c) => {
    const { invoice_id, amount, merchant_key, hash_key, refund_transaction_id } = await c.req.json();
    const opened = await openFields(hash_key, merchant.appSecret);
    if (opened?.join("|") !== `${amount}|${invoice_id}|${merchant_key}`) return c.json({ status_code: 68 });
    const sale = saleOf(sales, invoice_id);
    if (faults.refusesRefunds || sale?.state !== "paid") return c.json({ status_code: 49 });
    if (sale.refunds.has(refund_transaction_id)) return c.json({ status_code: 104 });
    const before = [...sale.refunds.values()].reduce((sum, each) => sum + each, 0);
    if (before + toKurus(amount) > toKurus(sale.total)) return c.json({ status_code: 49 });
    sale.refunds.set(refund_transaction_id, toKurus(amount));
    return c.json({ status_code: 100, order_no: sale.orderNo, invoice_id });
  });
}

/** A provider of its own, with what it was asked for and what goes wrong with it. */
export function createSipay(merchant: SipayMerchant = DEMO_MERCHANT) {
  const sales: Sales = new Map();
  const faults: Faults = { isGarbage: false, isDown: false, losesAnswers: false, hasExpired: false, refusesRefunds: false, status: {} };
  const calls: string[] = [];
  let token = "token-0";

  /** The fields that Sipay sends back by the buyer's browser, and by itself. */
  async function fieldsOf(sale: Sale, isPaid: boolean): Promise<Record<string, string>> {
    const status = isPaid ? "1" : "0";
    const sealed = [status, sale.total, sale.invoiceId, sale.orderNo, sale.currency];
    return {
      sipay_status: status,
      payment_status: status,
      order_no: sale.orderNo,
      order_id: sale.orderNo,
      invoice_id: sale.invoiceId,
      status_code: isPaid ? "100" : "41",
      status_description: isPaid ? "Payment completed" : "Declined",
      amount: sale.total,
      credit_card_no: "450803****4509",
      transaction_type: "Auth",
      hash_key: await sealFields(sealed, merchant.appSecret),
    };
  }

  /** The buyer pays or declines. @returns where their browser is sent, and with what */
  async function decide(orderNo: string, isPaid: boolean): Promise<Sent> {
    const sale = sales.get(orderNo);
    if (!sale) throw new Error("There is no such sale");
    if (sale.state !== "paid") sale.state = isPaid ? "paid" : "failed";
    return { url: isPaid ? sale.returnUrl : sale.cancelUrl, fields: await fieldsOf(sale, isPaid) };
  }

  const app = new Hono().basePath("/ccpayment");
  app.use(async (c, next) => {
    calls.push(c.req.path.replace("/ccpayment", ""));
    if (faults.isGarbage) return c.html("<h1>Bakımdayız</h1>");
    const isOpen = !c.req.path.includes("/api/") || c.req.path.endsWith("/api/token");
    if (!isOpen && (faults.hasExpired || c.req.header("authorization") !== `Bearer ${token}`)) {
      faults.hasExpired = false;
      token = `token-${calls.length}`;
      return c.json({ status_code: 30, status_description: "Unauthenticated" }, 401);
    }
    await next();
  });
  app.post("/api/token", async (c) => {
    const { app_id, app_secret } = await c.req.json();
    if (app_id !== merchant.appId || app_secret !== merchant.appSecret)
      return c.json({ status_code: 30, status_description: "Invalid credentials" });
    return c.json({ status_code: 100, data: { token, is_3d: 4, expires_at: "2037-01-01 00:00:00" } });
  });
  serveLinks(app, merchant, sales);
  serveApi(app, { merchant, sales, faults });
  servePages(app, sales, decide);
  return { app, sales, faults, calls, decide, fieldsOf };
}

export type Sipay = ReturnType<typeof createSipay>;
