/** The map that other features' pages show of a place. */
export { MapBox as PlaceMap } from "./components/map-box";
