/** How much a built file weighs on its way to a browser. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface AssetSize {
  /** Compressed bytes. */
  brotli: number;
  gzip: number;
}

/** No page may ask for more script and style than this when it is opened first, in bytes of brotli. */
export const MOST_ASSET_BYTES = 136_000;

export const isAsset = (pathname: string): boolean => /\.(js|css)$/.test(pathname);

const sizes = new Map<string, AssetSize>();

/** @param pathname of an asset, `/assets/common-….js` */
export function assetSize(pathname: string): AssetSize {
  const known = sizes.get(pathname);
  if (known) return known;
  const content = readFileSync(`build/client${pathname}`);
  const size = { brotli: brotliCompressSync(content).length, gzip: gzipSync(content, { level: 9 }).length };
  sizes.set(pathname, size);
  return size;
}
