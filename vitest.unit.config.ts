import { configDefaults, defineConfig } from "vitest/config";
import { testsOfOthers } from "./scripts/university";
import { alias } from "./vite/alias";
import { icons } from "./vite/icons";
import { universityWords } from "./vite/university-words";

export default defineConfig({
  plugins: [icons(), universityWords()],
  resolve: { alias },
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...testsOfOthers()],
    environment: "node",
    isolate: false,
    testTimeout: 600_000,
    reporters: ["dot"],
  },
});
