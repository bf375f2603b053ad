/** The payment port on Sipay's HTTP interface: a hosted page, so that no card number ever comes here. */
import { z } from "zod";
import { MINUTE, SECOND } from "~/platform/clock";
import { type PaymentProvider, type PaymentRequest, type PaymentState, ProviderDown, type RefundOutcome } from "./provider";
import { sealFields } from "./sipay-hash.server";

export interface SipayAccount {
  /** `https://app.sipay.com.tr/ccpayment`, without a slash at the end. */
  url: string;
  merchantKey: string;
  appId: string;
  appSecret: string;
  /** The name under which the merchant panel knows where sales are told; empty for none. */
  saleHook: string;
}

type Settings = Pick<Env, "SIPAY_URL" | "SIPAY_MERCHANT_KEY" | "SIPAY_APP_ID" | "SIPAY_APP_SECRET" | "SIPAY_SALE_WEB_HOOK_KEY">;

/** The account that the site is set up with; null while something of it is missing. */
export function sipayAccount(env: Settings): SipayAccount | null {
  const { SIPAY_URL: url, SIPAY_MERCHANT_KEY: merchantKey, SIPAY_APP_ID: appId, SIPAY_APP_SECRET: appSecret } = env;
  if (!url || !merchantKey || !appId || !appSecret) return null;
  return { url, merchantKey, appId, appSecret, saleHook: env.SIPAY_SALE_WEB_HOOK_KEY ?? "" };
}

/** Longer than that nobody is kept waiting; the scheduled job asks again. */
const TIMEOUT = 10 * SECOND;
/** Sipay's tokens hold for two hours. */
const TOKEN_LIFE = 110 * MINUTE;

const OK = 100;
const REFUND_REQUESTED = 101;
const FAILED = 41;
const PENDING = 69;
/** It was never asked for there. */
const NOT_FOUND = [31, 32];
const KNOWN_REFUND = 104;
/** What Sipay says of a refund that it won't make: it isn't valid, the sale isn't there, it can't be refunded. Whatever else it says is looked up. */
const REFUND_REFUSED = [1, 31, 32, 49, 110];

const KURUS = 100;

/** Kuruş as Sipay writes money: `12.50`. */
export const toLira = (kurus: number): string => `${Math.floor(kurus / KURUS)}.${String(kurus % KURUS).padStart(2, "0")}`;

/** Money as Sipay writes it, as kuruş; null when it is none. */
export function toKurus(lira: string | number | null | undefined): number | null {
  const [, whole, part = ""] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(String(lira ?? "")) ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(part)) return null;
  return Number(whole) * KURUS + Number(part.slice(0, 2).padEnd(2, "0"));
}

const money = z.union([z.string(), z.number()]).nullish();
const code = z.coerce.number();
const tokenAnswer = z.object({ status_code: code, data: z.object({ token: z.string().min(1) }).optional() });
const linkAnswer = z.object({ status: z.union([z.boolean(), z.string()]).optional(), link: z.url().optional() });
const stateAnswer = z.object({
  status_code: code,
  invoice_id: z.string().nullish(),
  transaction_amount: money,
  total_refunded_amount: money,
  currency_code: z.string().nullish(),
});
const refundAnswer = z.object({ status_code: code });

const tokens = new Map<string, { token: string; until: number }>();

async function send(url: string, body: object, token?: string): Promise<{ status: number; json: unknown }> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      // What is sent holds the account's secret: it goes nowhere else, whatever is answered.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status >= 500 || response.status === 429) throw new Error(`HTTP ${response.status}`);
    return { status: response.status, json: await response.json() };
  } catch (failed) {
    throw new ProviderDown(`Sipay didn't answer: ${failed instanceof Error ? failed.name : "?"}`);
  }
}

function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ProviderDown("Sipay's answer isn't understood");
  return parsed.data;
}

async function tokenOf({ url, appId, appSecret }: SipayAccount, now: number): Promise<string> {
  const name = `${url} ${appId}`;
  const known = tokens.get(name);
  if (known && known.until > now) return known.token;
  const { json } = await send(`${url}/api/token`, { app_id: appId, app_secret: appSecret });
  const { status_code, data } = read(tokenAnswer, json);
  if (status_code !== OK || !data) throw new ProviderDown(`Sipay refuses its credentials (${status_code})`);
  tokens.set(name, { token: data.token, until: now + TOKEN_LIFE });
  return data.token;
}

/** Asks with a token, and once more with a new one where it had run out. */
async function ask(account: SipayAccount, path: string, body: object, now: number): Promise<unknown> {
  const first = await send(account.url + path, body, await tokenOf(account, now));
  if (first.status !== 401) return first.json;
  tokens.delete(`${account.url} ${account.appId}`);
  const second = await send(account.url + path, body, await tokenOf(account, now));
  if (second.status === 401) throw new ProviderDown("Sipay refuses a token that it just gave");
  return second.json;
}

const invoiceOf = ({ invoiceId, amount, description, returnUrl, cancelUrl }: PaymentRequest) => {
  const total = toLira(amount);
  return {
    invoice_id: invoiceId,
    invoice_description: description,
    total,
    discount: 0,
    coupon: "",
    items: [{ name: description, price: total, quantity: 1, description }],
    return_url: returnUrl,
    cancel_url: cancelUrl,
  };
};

/** Sipay as a payment provider. */
export function sipayProvider(account: SipayAccount, clock: { now(): number }): PaymentProvider {
  const { merchantKey, appId, appSecret, saleHook } = account;
  return {
    async requestPayment(request): Promise<string> {
      const { currency, buyer, locale } = request;
      const body = {
        merchant_key: merchantKey,
        currency_code: currency,
        name: buyer.name,
        surname: buyer.surname,
        max_installment: 1,
        invoice: JSON.stringify(invoiceOf(request)),
        app_lang: locale,
        ...(saleHook && { sale_web_hook_key: saleHook }),
      };
      const { status, link } = read(linkAnswer, await ask(account, "/purchase/link", body, clock.now()));
      if (!/^true$/i.test(String(status)) || !link || new URL(link).origin !== new URL(account.url).origin)
        throw new ProviderDown("Sipay gave no page to pay on");
      return link;
    },
    async readState(invoiceId): Promise<PaymentState> {
      const body = {
        merchant_key: merchantKey,
        invoice_id: invoiceId,
        include_pending_status: true,
        hash_key: await sealFields([invoiceId, merchantKey], appSecret),
      };
      const answer = read(stateAnswer, await ask(account, "/api/checkstatus", body, clock.now()));
      const states: Record<number, PaymentState["state"]> = { [OK]: "paid", [FAILED]: "failed", [PENDING]: "pending" };
      const state = NOT_FOUND.includes(answer.status_code) ? "failed" : states[answer.status_code];
      if (!state) throw new ProviderDown(`Sipay answers status ${answer.status_code}`);
      const amount = toKurus(answer.transaction_amount);
      if (state === "paid" && amount === null) throw new ProviderDown("Sipay says paid without an amount");
      return {
        state,
        invoiceId: answer.invoice_id ?? null,
        amount,
        currency: answer.currency_code ?? null,
        refunded: toKurus(answer.total_refunded_amount) ?? 0,
      };
    },
    async refund({ invoiceId, refundId, amount }): Promise<RefundOutcome> {
      const total = toLira(amount);
      const body = {
        invoice_id: invoiceId,
        amount: total,
        app_id: appId,
        app_secret: appSecret,
        merchant_key: merchantKey,
        refund_transaction_id: refundId,
        hash_key: await sealFields([total, invoiceId, merchantKey], appSecret),
      };
      const { status_code } = read(refundAnswer, await ask(account, "/api/refund", body, clock.now()));
      if (REFUND_REFUSED.includes(status_code)) return "failed";
      const outcomes: Record<number, RefundOutcome> = { [OK]: "done", [REFUND_REQUESTED]: "pending", [KNOWN_REFUND]: "unknown" };
      return outcomes[status_code] ?? "unknown";
    },
  };
}
