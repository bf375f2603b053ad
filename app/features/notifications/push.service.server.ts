/** One's devices that take pushes. */
import { pushKeys } from "~/engines/notices/push-keys.server";
import { type Device, deleteSubscription, putSubscription } from "~/engines/notices/push-subscriptions.repository.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { notificationErrors } from "./notifications.errors";

/** Begins to push to a device, until it is taken away or its session ends; of somebody's devices the latest five are kept. @throws noPushes */
export async function addDevice(ctx: SignedInContext, device: Device): Promise<void> {
  requireSignedIn(ctx);
  if (!pushKeys(ctx.env)) throw notificationErrors.noPushes();
  await putSubscription(ctx, device);
}

/** Pushes no more to a device of one's own; doing it twice changes nothing. */
export async function removeDevice(ctx: SignedInContext, endpoint: string): Promise<void> {
  requireSignedIn(ctx);
  await deleteSubscription(ctx, endpoint);
}
