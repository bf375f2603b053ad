/** Finds a Chromium for the browser tests, and installs one when there is none. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

function find(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN].find((path) => path && existsSync(path));
}

function install(): void {
  console.log("No Chromium found: installing one …");
  const isDone = spawnSync("playwright", ["install", "--with-deps", "chromium"], { stdio: "inherit", timeout: 300_000 }).status === 0;
  if (isDone && find()) return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const [program = "", ...args] = [...sudo, "sh", "-c", "apt-get update && apt-get install -y chromium"];
  execFileSync(program, args, { stdio: "inherit" });
}

/** The path of a Chromium; `CHROMIUM_PATH` wins. @throws when there is none and none can be installed */
export function chromiumPath(): string {
  if (!find()) install();
  const path = find();
  if (!path) throw new Error("No Chromium: set CHROMIUM_PATH, or install the package chromium");
  return path;
}
