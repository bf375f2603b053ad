/** Where events of Bilkent are: what their form offers beside one's own words, the first as it begins. */
import type { EventChoices } from "../pack";

export const eventChoices: EventChoices = {
  locations: ["Bilkent Concert Hall", "Bilkent Odeon", "EE building", "Main Campus"],
  cities: ["Ankara"],
  countries: ["Türkiye"],
  universities: ["Bilkent"],
  campuses: ["Main Campus", "East Campus"],
};
