/** Sends one push to one device, encrypted for it alone (RFC 8291). */
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { DAY, MINUTE, SECOND } from "../../platform/clock";
import type { Context } from "../../platform/context";
import type { Locale } from "../../platform/i18n/config";
import type { MessagePolicy, Outcome } from "../../platform/messages/message";
import { pushKeys } from "./push-keys.server";
import { type Device, forgetDevice } from "./push-subscriptions.repository.server";

/** What the service worker is told (`app/offline/pushes.ts`). */
export interface Push {
  /** One of the same tag takes the place of the one before. */
  tag: string;
  title: string;
  text: string;
  /** Where it leads, from the slash on. */
  path: string;
  locale: Locale;
}

export interface PushedDevice extends Device {
  subscriptionId: string;
}

/** Tried again for some four hours: later it is old news. */
export const PUSH_POLICY: MessagePolicy = { retryAfter: [1, 5, 15, 30, 60, 120].map((minutes) => minutes * MINUTE) };

/** How long a push service keeps what a device that is switched off can't take. */
const KEPT = DAY / SECOND;
const TIMEOUT = 20 * SECOND;
/** What a push service answers when it doesn't know the device any more. */
const GONE: readonly number[] = [404, 410];
/** Characters; a push has room for some 3,900 bytes. */
const MAX_TEXT = 300;

/**
 * Sends a push. A device that its push service doesn't know any more is forgotten.
 * @throws with the status when the push service didn't take it
 */
export async function sendPush(ctx: Pick<Context, "env" | "db">, device: PushedDevice, push: Push): Promise<Outcome> {
  const keys = pushKeys(ctx.env);
  if (!keys) return "dropped";
  const { endpoint, p256dh, auth } = device;
  const data = { ...push, title: push.title.slice(0, MAX_TEXT), text: push.text.slice(0, MAX_TEXT) };
  const request = await buildPushPayload(
    { data, options: { ttl: KEPT } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    keys,
  );
  const answer = await fetch(endpoint, { ...request, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
  await answer.body?.cancel();
  if (GONE.includes(answer.status)) {
    await forgetDevice(ctx, device.subscriptionId);
    return "dropped";
  }
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
  return "sent";
}
