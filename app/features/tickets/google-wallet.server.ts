/** Signs the link with which Google Wallet takes a ticket. */
import { importPKCS8, SignJWT } from "jose";
import { configuration } from "~/configuration";
import type { Context } from "~/platform/context";
import { type WalletTicket, walletPayload, walletSettings } from "./google-wallet.rules";

const SAVE = "https://pay.google.com/gp/v/save/";

/** Whether tickets can be put into a wallet. */
export const hasWallet = ({ env }: Pick<Context, "env">): boolean => walletSettings(env) !== null;

/** The address that puts a ticket into its holder's Google Wallet; null when the operator set none up. @throws when the operator's key is none */
export async function walletAddress(
  ctx: Pick<Context, "env" | "origin" | "locale" | "clock">,
  ticket: WalletTicket,
): Promise<string | null> {
  const settings = walletSettings(ctx.env);
  if (!settings) return null;
  const site = { name: configuration.name, language: ctx.locale };
  const token = await new SignJWT({ typ: "savetowallet", origins: [ctx.origin], payload: walletPayload(ticket, settings, site) })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(settings.account)
    .setAudience("google")
    .setIssuedAt(Math.floor(ctx.clock.now() / 1000))
    .sign(await importPKCS8(settings.key, "RS256"));
  return `${SAVE}${token}`;
}
