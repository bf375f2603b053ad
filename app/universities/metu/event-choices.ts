/** Where events of METU are: what their form offers beside one's own words, the first as it begins. */
import type { EventChoices } from "../pack";

export const eventChoices: EventChoices = {
  locations: ["Physics U3", "İİBF-A F1", "Physics Lawns", "Devrim"],
  cities: ["Ankara", "Mersin", "Lefkoşa"],
  countries: ["Türkiye", "TRNC"],
  universities: ["METU", "METU NCC"],
  campuses: ["Ankara", "Erdemli", "Cyprus"],
};
