/** Where the device's own transcript is in the browser's storage; it belongs to no account. */
export const DEVICE_KEY = "hocam.gpa";
