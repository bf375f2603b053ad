/** What a picture may be, and how large. The sizes come from what a Worker's isolate of 128 MB can hold: docs/decisions/016. */

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A file that a browser makes smaller before it sends it. */
export const MAX_CHOSEN_BYTES = 60 * 1024 * 1024;
/** The longest side that libwebp and libjpeg work with, less one. Pixels. */
export const MAX_IMAGE_SIDE = 16_383;
/** Bounds the time that decoding takes; most cameras of phones stay below. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** What a decoder may hold beside its result. Bytes. */
export const MAX_HELD_BYTES = 36 * 1024 * 1024;
/** What a decoder that shrinks may give; beyond this it shrinks more than it is asked to. Pixels. */
export const MAX_RASTER_PIXELS = 4_000_000;
/** Each scan of a progressive JPEG walks through the whole picture; encoders write ten or so. */
export const MAX_JPEG_SCANS = 64;

/** What failed so often, or killed the Worker, isn't tried again. */
export const MAX_ATTEMPTS = 2;
/** After this an attempt that didn't end isn't under way any more: twice what `limits.cpu_ms` allows. Milliseconds. */
export const LONGEST_ATTEMPT = 30_000;

/** A form with a picture in it: the picture, and room for what stands around it. */
export const MAX_FORM_BYTES = 6 * 1024 * 1024;
/** A page's form: without scripts the whole picture is sent, and one that is too large is told so by the page, not cut off before it. */
export const MAX_PAGE_FORM_BYTES = 12 * 1024 * 1024;
