/** Sends one picture to an endpoint and tells how far it is, which `fetch` can't. */

const UPLOAD_TIMEOUT = 120_000;

export interface Sending {
  /** The endpoint that takes it: `POST` with a multipart form. */
  address: string;
  /** Sent beside the picture. */
  fields: Record<string, string>;
  picture: Blob;
  /** @param percent of what has left */
  onProgress(percent: number): void;
}

/** Why a picture didn't arrive: the connection, the server's own words, or an answer without any. */
export type SendFailure = "offline" | "unexpected" | { message: string };

function failureOf({ responseText }: XMLHttpRequest): SendFailure {
  try {
    const message: unknown = JSON.parse(responseText).error.message;
    return typeof message === "string" ? { message } : "unexpected";
  } catch {
    return "unexpected";
  }
}

/** @returns null when it arrived */
export function sendImage({ address, fields, picture, onProgress }: Sending): Promise<SendFailure | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("image", picture, "picture.jpg");
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.timeout = UPLOAD_TIMEOUT;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
  return new Promise((resolve) => {
    request.onload = () => resolve(request.status >= 200 && request.status < 300 ? null : failureOf(request));
    request.onerror = () => resolve("offline");
    request.ontimeout = () => resolve("offline");
    request.onabort = () => resolve("offline");
    request.send(form);
  });
}
