/** Words of maps. */
export const maps = {
  pages: { all: "Campus map", bare: "Map" },
  descriptions: {
    all: "Campus places and what's on there this week.",
    bare: "A plain map: search for a place, click a point, read its coordinates.",
  },
  lead: "Campus places and what's on there this week. Everything on the map is also in the lists.",
  bareLead: "Search for a place or click on the map; its coordinates and address appear below.",
  show: "Show the map",
  consent: "The map comes from Google. When you press the button, Google learns your IP address and that you are viewing a map here.",
  needsScripts: "The map needs JavaScript, which is off in this browser.",
  loading: "Loading Google Maps...",
  problems: {
    noKey: "Google Maps API Key is missing...",
    couldNotLoad: "The Google Maps JavaScript API could not load.",
    otherOptions: "Loader must not be called again with different options",
  },
  tryAgain: "Try again",
  reload: "Reload the page",
  search: "Search for a place",
  takeCentre: "Choose the center of the map",
  coordinates: "Coordinates: {{latitude}}, {{longitude}}",
  field: {
    chosen: "Point chosen",
    clear: "Clear",
    title: "Point on the map",
    map: "Map to choose a point on",
    presets: "Frequent places",
    withoutMap: "Choose one of the places or enter the coordinates.",
  },
  list: {
    search: "Place or event",
    kind: "Type",
    places: "Campus places",
    events: "Events of this week",
    noEvents: "No events on the map this week.",
    nothing: "No results for these filters",
    agenda: "All events",
    withoutMap: "All places and events are listed below, with links to a map.",
    openInMaps: "Open in Google Maps",
    openPlace: "Open in Google Maps: {{name}}",
  },
  kinds: {
    event: "Events",
    campus: "Campus",
    teaching: "Academic",
    service: "Services",
    culture: "Culture and sports",
    gate: "Gates",
  },
  chosen: { none: "No point chosen yet.", point: "Chosen point", address: "Address" },
};

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { map: "Campus map" } },
} as const;
