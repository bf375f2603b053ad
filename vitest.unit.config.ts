import { defineConfig } from "vitest/config";
import { alias } from "./vite/alias";
import { icons } from "./vite/icons";

export default defineConfig({
  plugins: [icons()],
  resolve: { alias },
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    environment: "node",
    isolate: false,
    testTimeout: 600_000,
    reporters: ["dot"],
  },
});
