/** Pushes to this device: whether the browser takes them, and turning them on and off. Nothing here asks for permission unless it is told to turn them on. */

import { request } from "~/kit/request";

export type DeviceState = "unsupported" | "denied" | "off" | "on";

const ADDRESS = "/api/v1/notifications/push-subscription";

async function tell(method: "POST" | "DELETE", body: unknown): Promise<void> {
  const answer = await request(ADDRESS, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${answer.status}`);
}

function tellOf(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  return tell("POST", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const kept = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** How things are. A device that takes pushes is told to the site again: the login in which it was told may be over. */
export async function deviceState(): Promise<DeviceState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const subscription = await kept();
  if (!subscription) return "off";
  await tellOf(subscription);
  return "on";
}

/** Asks for permission and turns pushes on. @throws when the browser or the site can't */
export async function turnOn(publicKey: string, language: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register(`/sw.js?lang=${language}`);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of the site would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  await tellOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  return "on";
}

/** Turns pushes off, at the browser and at the site. */
export async function turnOff(): Promise<DeviceState> {
  const subscription = await kept();
  await subscription?.unsubscribe();
  if (subscription) await tell("DELETE", { endpoint: subscription.endpoint });
  return "off";
}
