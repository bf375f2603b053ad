/** Notices what breaks in the browser. */
export function watchErrors() {}
