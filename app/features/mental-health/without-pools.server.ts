/**
 * The site of a deployment that leaves both pools out (`POOLS = "off"`): no page, call, link, answer or notice says anything of them.
 * Where to turn to in need stays. So does the duty to erase and hand out what was written before.
 */
import type { Product } from "~/platform/product";
import { mentalHealthFeature } from "./feature";
import { poolInbox } from "./inbox.repository.server";
import { poolPlaces } from "./personal-data.repository.server";
import { reportableEntry } from "./reportable.repository.server";

const { name } = mentalHealthFeature;
const LANDING = "/mental-health";
/** Whoever is in danger is answered all the same. */
const STAYING = `${name}/how-crisis`;

const isOfPools = ({ feature, path }: { feature?: string; path: string }) => feature === name && path !== LANDING;

const isEntry = ({ type }: { type: string }) => type === reportableEntry.reviewable.type;

/** Whether this deployment has the pools. */
export const hasPools = ({ POOLS }: Pick<Env, "POOLS">): boolean => POOLS !== "off";

export const withoutPools = (product: Product): Product => ({
  ...product,
  leavesOut: isOfPools,
  siteMap: product.siteMap.filter((row) => !isOfPools(row)),
  inbox: product.inbox.filter((kind) => kind !== poolInbox),
  intents: product.intents.filter((intent) => !intent.name.startsWith(`${name}/`) || intent.name === STAYING),
  reportables: product.reportables.filter(({ reviewable }) => !isEntry(reviewable)),
  reviewables: product.reviewables.filter((reviewable) => !isEntry(reviewable)),
  personalData: product.personalData.map((place) => (poolPlaces.includes(place) ? { ...place, isLeftOut: true } : place)),
});
