/** The keys by which push services know the site (VAPID, RFC 8292); without them nobody is offered pushes. */
import { siteOrigin } from "../../platform/http/site-origin";

export interface PushKeys {
  /** Who sends: an address that the operators of a push service can turn to. */
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** The site's keys; null without them, or without an address of its own. */
export function pushKeys(env: Env): PushKeys | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env;
  const subject = siteOrigin(env);
  return publicKey && privateKey && subject ? { subject, publicKey, privateKey } : null;
}
