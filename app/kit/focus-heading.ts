/** Focuses the heading of the page, or of the part of it that a place is in. */
export function focusHeading(place?: Node): void {
  const part = place instanceof Element ? place.closest("section, dialog") : null;
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
