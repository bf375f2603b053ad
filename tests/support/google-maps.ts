/** Stands in Google's place: a script that draws a map of plain elements, which a test can look at and press. */

/** What a browser is sent instead of Google's script. */
export const standInScript = `
(() => {
  const listeners = new WeakMap();
  class StandInMap {
    constructor(element, options) {
      this.element = element;
      this.element.dataset.standIn = "map";
      Object.assign(this.element.dataset, { mapId: options.mapId });
      const surface = document.createElement("div");
      surface.dataset.standIn = "surface";
      surface.style.height = "100%";
      surface.addEventListener("click", () => listeners.get(this)?.({ latLng: { toJSON: () => ({ lat: 39.9, lng: 32.81 }) } }));
      this.element.append(surface);
      this.setCenter(options.center);
      this.setZoom(options.zoom);
    }
    setCenter({ lat, lng }) { this.centre = { lat, lng }; this.element.dataset.centre = lat + "," + lng; }
    setZoom(zoom) { this.element.dataset.zoom = String(zoom); }
    getCenter() { return { toJSON: () => this.centre }; }
    addListener(name, listener) { listeners.set(this, listener); return { remove: () => listeners.delete(this) }; }
  }
  class StandInMarker extends HTMLElement {
    constructor(options) {
      super();
      this.options = options;
      if (options?.map) this.map = options.map;
    }
    set map(map) {
      this.remove();
      if (!map) return;
      const { position, title } = this.options;
      this.dataset.position = position.lat + "," + position.lng;
      if (title) { this.title = title; this.textContent = title; }
      this.onclick = () => this.dispatchEvent(new Event("gmp-click"));
      map.element.append(this);
    }
  }
  customElements.define("stand-in-marker", StandInMarker);
  class StandInSearch extends HTMLElement {
    connectedCallback() {
      const input = document.createElement("input");
      input.setAttribute("aria-label", "stand-in search");
      input.addEventListener("change", (event) => {
        event.stopPropagation();
        const place = {
          location: { toJSON: () => ({ lat: 39.92, lng: 32.85 }) },
          formattedAddress: input.value + ", Ankara",
          fetchFields: async () => undefined,
        };
        this.dispatchEvent(Object.assign(new Event("gmp-select"), { placePrediction: { toPlace: () => place } }));
      });
      input.addEventListener("input", (event) => event.stopPropagation());
      this.append(input);
    }
  }
  customElements.define("stand-in-search", StandInSearch);
  class StandInWords {
    setContent(content) { this.content = content; }
    open({ map }) { this.close(); map.element.append(this.content); }
    close() { this.content?.remove(); }
  }
  class StandInGeocoder {
    async geocode({ location: { lat, lng } }) {
      if (window.hasNoAddresses) throw new Error("ZERO_RESULTS");
      return { results: [{ formatted_address: "Somewhere at " + lat + " and " + lng }] };
    }
  }
  const libraries = {
    maps: { Map: StandInMap, InfoWindow: StandInWords },
    marker: { AdvancedMarkerElement: StandInMarker },
    places: { PlaceAutocompleteElement: StandInSearch },
    geocoding: { Geocoder: StandInGeocoder },
  };
  google.maps.importLibrary = async (name) => libraries[name];
  google.maps.__ib__();
})();
`;
