/** What the service worker does with pushes: shows each, and leads to what it is about. */

/** What the site sends (`app/engines/notices/push.server.ts`). */
interface Push {
  tag: string;
  title: string;
  text: string;
  path: string;
  locale: string;
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waiting {
  data: { json(): unknown } | null;
}
interface ClickEvent extends Waiting {
  notification: Notification;
}
interface Tab {
  url: string;
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

/** The parts of a service worker's world that are used here; the compiler knows that of pages only. */
const worker = self as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(which: { type: "window" }): Promise<Tab[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
};

const ICON = "/install/192.png";

async function show(push: Push): Promise<void> {
  const { title, text: body, tag, path, locale: lang } = push;
  await worker.registration.showNotification(title, { body, tag, lang, icon: ICON, data: { path } });
}

/** In a tab of the site that is open, else in a new one; never away from the site. */
async function open(path: string): Promise<void> {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const [tab] = await worker.clients.matchAll({ type: "window" });
  // A tab that another version of the service worker holds can't be led anywhere.
  const isLed = await tab?.navigate(href).then(
    () => true,
    () => false,
  );
  await (isLed ? tab?.focus() : worker.clients.openWindow(href));
}

/** Listens for pushes and for clicks on them. */
export function takePushes(): void {
  worker.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as Push));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { path: string }).path));
  });
}
