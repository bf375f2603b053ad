/** How else people ask for Bilkent's rules, by their ids. */
import type { RuleWays } from "../rule";

export const waysToAsk: RuleWays = {};
