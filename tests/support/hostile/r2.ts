/** A bucket that lists a few objects at a time, as R2 may, however many were asked for. */
import type { Budget } from "./budget";

const A_PAGE = 2;

export function hostileBucket(bucket: R2Bucket, budget: Budget): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        budget.spend("others");
        if (name !== "list") return value.apply(target, args);
        const [options] = args as [R2ListOptions | undefined];
        return target.list({ ...options, limit: Math.min(options?.limit ?? A_PAGE, A_PAGE) });
      };
    },
  });
}
