/** Talks to Google's OpenID Connect endpoints; any other provider of the standard works as well. */
import * as oauth from "oauth4webapi";
import { HOUR } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { mayUse } from "~/platform/processors.server";

const GOOGLE = "https://accounts.google.com";
const REQUEST_TIMEOUT = 8_000;
/** The provider's addresses rarely change. */
const DISCOVERY_KEPT = HOUR;

export type Asking = Pick<Context, "env" | "db" | "clock" | "product">;

interface Settings {
  issuer: URL;
  client: oauth.Client;
  secret: string;
}

/** The connection's settings; null when the operator set none up, or nobody filled in who processes data there. */
export async function googleSettings(ctx: Asking): Promise<Settings | null> {
  const { env } = ctx;
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET || !(await mayUse(ctx, "google"))) return null;
  return {
    issuer: new URL(env.GOOGLE_ISSUER || GOOGLE),
    client: { client_id: env.GOOGLE_CLIENT_ID },
    secret: env.GOOGLE_CLIENT_SECRET,
  };
}

/** Where Google sends people back to; it must be registered there. */
export const callbackAddress = ({ origin }: Pick<Context, "origin">) => `${origin}/api/v1/reception/google/callback`;

const requestOptions = ({ issuer }: Settings) => ({
  signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  /** Only a provider on this machine is spoken to without TLS. */
  [oauth.allowInsecureRequests]: issuer.hostname === "localhost",
});

let known: { issuer: string; server: oauth.AuthorizationServer; until: number } | undefined;

/** The provider's addresses. @throws whatever the network or the answer did */
export async function discover({ clock }: Pick<Context, "clock">, settings: Settings): Promise<oauth.AuthorizationServer> {
  const { issuer } = settings;
  if (known?.issuer === issuer.href && known.until > clock.now()) return known.server;
  const response = await oauth.discoveryRequest(issuer, { algorithm: "oidc", ...requestOptions(settings) });
  const server = await oauth.processDiscoveryResponse(issuer, response);
  known = { issuer: issuer.href, server, until: clock.now() + DISCOVERY_KEPT };
  return server;
}

export interface Handshake {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A new handshake: three secrets, each for one sign-in. */
export const newHandshake = (): Handshake => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  codeVerifier: oauth.generateRandomCodeVerifier(),
});

/** The address at Google that asks the person. */
export async function authorizationAddress(ctx: Context, settings: Settings, handshake: Handshake): Promise<string> {
  const { authorization_endpoint: endpoint } = await discover(ctx, settings);
  if (!endpoint) throw new Error("The provider names no authorization endpoint");
  const address = new URL(endpoint);
  const query = {
    client_id: settings.client.client_id,
    redirect_uri: callbackAddress(ctx),
    response_type: "code",
    scope: "openid email profile",
    code_challenge: await oauth.calculatePKCECodeChallenge(handshake.codeVerifier),
    code_challenge_method: "S256",
    state: handshake.state,
    nonce: handshake.nonce,
    prompt: "select_account",
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

export interface GoogleClaims {
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
}

/** Google answered well, but without the tokens that it owes. */
export class InvalidFormat extends Error {}

async function checkFormat(response: Response): Promise<void> {
  if (!response.ok) return;
  const tokens = (await response
    .clone()
    .json()
    .catch(() => null)) as Record<string, unknown> | null;
  if (typeof tokens?.access_token !== "string" || typeof tokens.id_token !== "string") throw new InvalidFormat("No tokens in the answer");
}

/**
 * Exchanges the code for what Google says of the person. Signature, issuer, audience, times and nonce of the
 * id token are checked.
 * @throws InvalidFormat when it holds no tokens; whatever else is wrong with it
 */
export async function redeemCode(ctx: Context, settings: Settings, address: URL, handshake: Handshake): Promise<GoogleClaims> {
  const server = await discover(ctx, settings);
  const parameters = oauth.validateAuthResponse(server, settings.client, address, handshake.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    settings.client,
    oauth.ClientSecretPost(settings.secret),
    parameters,
    callbackAddress(ctx),
    handshake.codeVerifier,
    requestOptions(settings),
  );
  await checkFormat(response);
  const tokens = await oauth.processAuthorizationCodeResponse(server, settings.client, response, {
    expectedNonce: handshake.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, requestOptions(settings));
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims) throw new Error("The provider sent no id token");
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    subject: claims.sub,
    email: text(claims.email).toLowerCase(),
    isEmailVerified: claims.email_verified === true,
    name: text(claims.name),
  };
}
