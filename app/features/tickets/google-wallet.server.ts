/** Signs the link with which Google Wallet takes a ticket. */
import { importPKCS8, SignJWT } from "jose";
import { configuration } from "~/configuration";
import type { Context } from "~/platform/context";
import { sha256 } from "~/platform/ids";
import { mayUse } from "~/platform/processors.server";
import { type WalletTicket, walletPayload, walletSettings } from "./google-wallet.rules";

const SAVE = "https://pay.google.com/gp/v/save/";
/** Google takes links with tokens of so many letters. */
const MOST_LETTERS = 1800;
/** Bytes that each text may take, as long as the token is too long with more. */
const BYTES = [90, 60, 40, 24, 12];
const VERSION_LETTERS = 10;

type Asking = Pick<Context, "env" | "db" | "clock" | "product">;

/** Whether tickets can be put into a wallet. */
export const hasWallet = async (ctx: Asking): Promise<boolean> => walletSettings(ctx.env) !== null && mayUse(ctx, "google");

/** The address that puts a ticket into its holder's Google Wallet; null when the operator set none up. @throws when the operator's key is none */
export async function walletAddress(ctx: Asking & Pick<Context, "origin" | "locale">, ticket: WalletTicket): Promise<string | null> {
  const settings = (await hasWallet(ctx)) ? walletSettings(ctx.env) : null;
  if (!settings) return null;
  const key = await importPKCS8(settings.key, "RS256");
  const site = { name: configuration.name, language: ctx.locale };
  const version = (await sha256(JSON.stringify(ticket))).slice(0, VERSION_LETTERS);
  const sign = (most: number) =>
    new SignJWT({
      typ: "savetowallet",
      origins: [ctx.origin],
      payload: walletPayload(ticket, { issuerId: settings.issuerId, version, site, most }),
    })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer(settings.account)
      .setAudience("google")
      .setIssuedAt(Math.floor(ctx.clock.now() / 1000))
      .sign(key);
  for (const most of BYTES) {
    const token = await sign(most);
    if (token.length <= MOST_LETTERS || most === BYTES.at(-1)) return `${SAVE}${token}`;
  }
  return null;
}
