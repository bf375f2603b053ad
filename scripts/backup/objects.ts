/** The objects of an R2 bucket, with what is kept beside each. */
import { createHash } from "node:crypto";

/** What a backup says of an object. */
export interface ObjectSum {
  key: string;
  size: number;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  httpMetadata: R2HTTPMetadata;
  customMetadata: Record<string, string>;
}

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Every object of a bucket, with its bytes. One that goes away meanwhile is left out. */
export async function* objectsOf(bucket: R2Bucket): AsyncGenerator<{ sum: ObjectSum; bytes: Uint8Array }> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await bucket.list({ cursor });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      if (!object) continue;
      const bytes = new Uint8Array(await object.arrayBuffer());
      const { httpMetadata = {}, customMetadata = {} } = object;
      yield { sum: { key, size: bytes.byteLength, sha256: sha256Of(bytes), httpMetadata, customMetadata }, bytes };
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** Puts an object back as it was. @throws when its bytes aren't those that were kept */
export async function restoreObject(
  bucket: R2Bucket,
  { key, sha256, httpMetadata, customMetadata }: ObjectSum,
  bytes: Uint8Array,
): Promise<void> {
  if (sha256Of(bytes) !== sha256) throw new Error(`The bytes of ${key} aren't those that were kept`);
  await bucket.put(key, bytes, { httpMetadata, customMetadata });
}
