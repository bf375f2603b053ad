import { defineConfig } from "vitest/config";
import { alias } from "./vite/alias";

export default defineConfig({
  resolve: { alias },
  test: { include: ["tests/unit/**/*.test.{ts,tsx}"], environment: "node", isolate: false, testTimeout: 600_000 },
});
