/**
 * The notices of the packages that browsers are given, in one file beside the scripts instead of in each of them: a first visit's
 * scripts are 1.2 KB smaller (docs/decisions/014).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FILE = "assets/licenses.txt";
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** What the scripts say of it. */
export const licenseBanner = `/*! Licenses: /${FILE} */`;
/** The comments that stay in scripts. */
export const licenseComment = /^! Licenses: /;

/** A package's name, version, license and notice. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return [`${name} ${version} (${license})`, file ? readFileSync(`${folder}/${file}`, "utf8").trim() : ""].join("\n\n").trim();
}

export const licenses = (): Plugin => ({
  name: "licenses",
  apply: "build",
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    const folders = new Set(modules.map((id) => PACKAGE.exec(id)?.[1] ?? "").filter((folder) => existsSync(`${folder}/package.json`)));
    const source = [...folders].toSorted().map(noticeOf).join("\n\n---\n\n");
    this.emitFile({ type: "asset", fileName: FILE, source: `${source}\n` });
  },
});
