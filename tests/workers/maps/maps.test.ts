/** Pages with maps: what they show without a key, what their policy allows with one, and what never reaches them. */
import { createExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { pointNamed } from "../../../app/features/maps/own-on-map.server";
import { places } from "../../../app/university/places";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { env, ORIGIN, type Person, signUp, visit } from "../../support/site";
import { addRoom } from "../../support/study-rooms";

const HOUR = 3_600_000;
const KEY = "a-key-for-tests";

/** Where the Physics Lawns are. */
const LAWNS = { latitude: 39.8957, longitude: 32.7825 };

let moderator: Person;
let shown: string;

beforeAll(async () => {
  moderator = await signUp({ userRole: "moderator" });
  shown = await addEvent({ name: "Gökyüzü gecesi", ...LAWNS });
});

/** The answer of a Worker that has a key for maps. */
async function visitWithKey(path: string, as?: Person): Promise<{ policy: string; body: string }> {
  const { default: worker } = (await import("../../../workers/app")) as unknown as {
    default: Required<Pick<ExportedHandler<Env>, "fetch">>;
  };
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.accessToken}` } : {};
  const request = new Request(ORIGIN + path, { headers, redirect: "manual" });
  const own = { ...env, GOOGLE_MAPS_KEY: KEY };
  const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], own, createExecutionContext());
  return { policy: response.headers.get("content-security-policy") ?? "", body: await response.text() };
}

/** What is drawn, and what is listed beside it. */
function partsOf(body: string) {
  const [, drawn = "", listed = ""] = /<figure id="map"(.*?)<\/figure>(.*)/s.exec(body) ?? [];
  return { drawn, listed };
}

const link = (id: string) => `href="/map/all?place=${id}#map"`;

test("without a key every place is drawn and listed, with a link that shows it and one to a map elsewhere", async () => {
  const { status, body } = await see("/map/all");
  expect(status).toBe(200);
  expect(body).not.toContain("API Key");
  const { drawn, listed } = partsOf(body);
  for (const { id, nameEn, lat, lng } of places) {
    const name = nameEn.replace("'", "&#x27;");
    expect(drawn).toContain(`<title>${name}</title>`);
    expect([drawn.split(link(id)).length, listed.split(link(id)).length], id).toEqual([2, 2]);
    expect(listed).toContain(`https://www.openstreetmap.org/?mlat=${lat}&amp;mlon=${lng}`);
  }
});

test.each(["library", "dorm-9", "gate-a2", "aerospace", "campus"])(
  "%s stands out where the address names it, without scripts too",
  async (id) => {
    const { body } = await see(`/map/all?place=${id}`);
    const place = places.find((each) => each.id === id);
    expect(body).toContain(`geo:${place?.lat},${place?.lng}?q=`);
    expect(partsOf(body).drawn).toContain('stroke-width="3"></circle>');
  },
);

test.each(["nowhere", "event-1", "%00", "<b>", "a".repeat(500)])("a place that isn't there (%s) changes nothing", async (id) => {
  const { status, body } = await see(`/map/all?place=${encodeURIComponent(id)}`);
  expect(status).toBe(200);
  expect(body).not.toContain("geo:");
});

test.each([
  ["kutuphane", "Kütüphane"],
  ["KÜTÜPHANE", "Kütüphane"],
  ["carsi", "Çarşı"],
  ["ÇARŞI", "Çarşı"],
  ["iibf", "İİBF A binası"],
  ["isa demiray", "İsa Demiray Yurdu"],
  ["ISA", "İsa Demiray Yurdu"],
  ["muhendisligi", "Gıda Mühendisliği"],
  ["açik yuzme", "Açık Yüzme Havuzu"],
  ["library", "Kütüphane"],
])("searching %s finds %s, whatever its letters", async (q, name) => {
  const { body } = await see(`/map/all?q=${encodeURIComponent(q)}`, { headers: { "accept-language": "tr" } });
  expect(partsOf(body).drawn).toContain(`<title>${name}</title>`);
  expect(partsOf(body).drawn).not.toContain("<title>Rektörlük</title>");
});

test("an event is drawn with a link to its page, and nothing is loaded from elsewhere", async () => {
  const { body } = await see("/map/all");
  expect(partsOf(body).drawn).toContain(`href="/event/${shown}"`);
  expect(body).not.toMatch(/(?:src|srcset)="https?:\/\//);
});

test("the campus map is there in Turkish", async () => {
  const { body } = await see("/map/all", { headers: { "accept-language": "tr" } });
  expect(body).toContain("Kampüs haritası");
  expect(body).toContain("Matematik");
});

test("an event of this week that has a point stands on the campus map, once, with its page", async () => {
  const now = Date.now();
  const twice = await addEvent(
    { name: "Twice this week", ...LAWNS },
    [24, 48].map((hours) => ({ startsAt: now + hours * HOUR, endsAt: null })),
  );
  const { body } = await see("/map/all");
  expect(body).toContain(`href="/event/${shown}"`);
  const { drawn, listed } = partsOf(body);
  for (const part of [drawn, listed]) expect(part.split(`href="/event/${twice}"`)).toHaveLength(2);
});

test.each<[string, Parameters<typeof addEvent>]>([
  ["without a point", [{ name: "Nowhere" }]],
  ["out of sight", [{ name: "Nowhere", ...LAWNS, showStatus: "inactive" }]],
  ["deleted", [{ name: "Nowhere", ...LAWNS, deletedAt: 1 }]],
  ["of a later week", [{ name: "Nowhere", ...LAWNS }, [{ startsAt: Date.now() + 9 * 24 * HOUR, endsAt: null }]]],
])("an event %s doesn't stand on it", async (_, event) => {
  const eventId = await addEvent(...event);
  expect((await see("/map/all")).body).not.toContain(eventId);
});

test("the map is searched and narrowed to a kind", async () => {
  const found = await see("/map/all?q=gokyuzu");
  expect(found.body).toContain(`href="/event/${shown}"`);
  expect(found.body).not.toContain("Informatics Institute");
  const gates = await see("/map/all?kind=gate");
  expect(gates.body).toContain("Gate A1");
  expect(gates.body).not.toContain(`href="/event/${shown}"`);
  expect((await see("/map/all?q=nothing-like-this")).body).toContain("No results for these filters");
  expect((await see("/map/all?kind=none-of-them")).status).toBe(200);
});

test("a study room at a place of the campus is shown to its members alone, with a link", async () => {
  const [host, other] = [await signUp(), await signUp()];
  const roomId = await addRoom(host, { place: "KÜTÜPHANE, 2. kat" });
  const elsewhere = await addRoom(host, { place: "https://meet.example/x" });
  const { body } = await see("/map/all", { as: host });
  const { drawn, listed } = partsOf(body);
  for (const part of [drawn, listed]) expect(part).toContain(`href="/study-room/${roomId}"`);
  expect(body).not.toContain(elsewhere);
  for (const as of [other, undefined]) expect((await see("/map/all", { as })).body).not.toContain(roomId);
});

test.each([
  ["Kütüphane önü", "library"],
  ["library, room 2", "library"],
  ["yeni yemekhane", "new-cafeteria"],
  ["İSA DEMİRAY YURDU çalışma odası", "dorm-isa"],
  ["Computer Engineering A101", "computer"],
])("%s names a place", (text, id) => {
  expect(pointNamed(text)).toEqual(places.filter((place) => place.id === id).map(({ lat, lng }) => ({ lat, lng }))[0]);
});

test.each(["", "https://zoom.us/j/1", "kütüphanecilik", "Kızılay", "M13"])("%s names none", (text) => {
  expect(pointNamed(text)).toBeNull();
});

test("the campus map costs a guest one round trip", async () => {
  const { headers } = await see("/map/all");
  expect(headers.get("server-timing")).toMatch(/round trips 1,/);
});

test("without a key no page may ask another origin for anything", async () => {
  for (const path of ["/map/all", "/google-try", `/event/${shown}`]) {
    const response = await visit(path);
    expect(response.headers.get("content-security-policy"), path).not.toContain("google");
    expect(await response.text()).not.toContain("data-maps");
  }
});

test("with a key, pages that have a map may ask Google's hosts, and no other page may", async () => {
  for (const path of ["/map/all", "/google-try", `/event/${shown}`]) {
    const { policy, body } = await visitWithKey(path);
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/maps\.googleapis\.com https:\/\/maps\.gstatic\.com;/);
    expect(policy, path).not.toContain("unsafe-eval");
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(body, path).toContain("data-maps");
    expect(body, path).toContain(KEY);
  }
  for (const path of ["/about", "/courses/all"]) {
    const { policy, body } = await visitWithKey(path);
    expect(policy, path).not.toContain("google");
    expect(body, path).not.toContain(KEY);
  }
});

test("no page loads anything of Google's by itself", async () => {
  for (const path of ["/map/all", "/google-try", `/event/${shown}`]) {
    const { body } = await visitWithKey(path);
    expect(body, path).not.toMatch(/(?:src|href)="https:\/\/(?:maps|fonts|places)\.g/);
  }
});

test("an event's page leads to a map elsewhere; one without a point shows no map of ours", async () => {
  const nowhere = await addEvent({ name: "Nowhere" });
  expect((await visitWithKey(`/event/${nowhere}`)).body).not.toContain("Show the map</button>");
  const { body } = await see(`/event/${shown}`);
  expect(body).toContain(`https://www.google.com/maps/search/?api=1&amp;query=${LAWNS.latitude}%2C${LAWNS.longitude}`);
});

test("the form of an event works without a key: it says so and offers the preset places", async () => {
  const { body } = await see("/event/add", { as: moderator });
  expect(body).toContain("Google Maps API Key is missing...");
  expect(body).toContain('name="event_lat"');
  expect(body).toContain('name="event_lng"');
  for (const { nameEn } of places.filter(({ isPreset }) => isPreset)) expect(body).toContain(nameEn);
  const edit = await visitWithKey(`/event/edit/${shown}`, moderator);
  expect(edit.policy).toContain("https://maps.googleapis.com");
  expect(edit.body).not.toContain("API Key is missing");
});
