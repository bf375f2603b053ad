/** What a picture may be, and how large. */

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 25_000_000;
/** A form with a picture in it: the picture, and room for what stands around it. */
export const MAX_FORM_BYTES = 6 * 1024 * 1024;
/** A page's form: without scripts the whole picture is sent, and one that is too large is told so by the page, not cut off before it. */
export const MAX_PAGE_FORM_BYTES = 12 * 1024 * 1024;
