/** Declares API endpoints: access is required, input is checked by zod, and the same row writes the OpenAPI document. */

import type { ZodType, z } from "zod";
import type { AdminContext, Context, SignedInContext, StaffContext } from "../context";
import type { Access, DoorOptions } from "../pages/page";
import type { TokenHolder } from "../session/restore.server";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

type Parsed<T> = T extends ZodType ? z.infer<T> : undefined;
type ContextFor<A extends Access> = A extends "admin"
  ? AdminContext
  : A extends "moderator"
    ? StaffContext
    : A extends "user"
      ? SignedInContext
      : Context;

interface EndpointSpec<A extends Access, P, Q, B, F, R> extends DoorOptions {
  method: Method;
  /** Below `/api/v1`, with Hono parameters: `/departments/:id`. */
  path: string;
  access: A;
  /** One line for the API reference. */
  summary: string;
  params?: P;
  query?: Q;
  /** JSON body. */
  body?: B;
  /** Instead of a body: the fields and files of a multipart form. */
  form?: F;
  response: R;
  status?: 200 | 201 | 202;
  /** For whom it is, where neither a page of the site asks for it nor the product's list of calls: `apps that keep somebody's todos`. */
  isFor?: string;
  /** Left out of the OpenAPI document. */
  isHidden?: boolean;
  /**
   * Who asks is taken from their signed token, and whether their session still holds is asked together with the answer: for one
   * that is asked for all day. The handler is given `holder`, and no actor; it answers nothing of theirs unless `isStill`.
   */
  isTokenEnough?: boolean;
  /** Takes writes that another site's page sends, such as a payment provider's: it acts on nothing that a session would allow. */
  acceptsOtherSites?: true;
  /** Every guest may be sent the same answer, kept for a moment. */
  isShared?: boolean;
  handler(
    input: {
      params: Parsed<P>;
      query: Parsed<Q>;
      body: Parsed<B>;
      form: Parsed<F>;
      request: Request;
      /** Whose token it is, where that is enough; else null. */
      holder: TokenHolder | null;
      setCookie(value: string): void;
    },
    ctx: ContextFor<A>,
  ): Promise<z.input<R & ZodType> | Response>;
}

export type Endpoint = Omit<
  EndpointSpec<Access, ZodType, ZodType, ZodType, ZodType, ZodType>,
  "handler" | "params" | "query" | "body" | "form"
> & {
  /** Whose it is; the platform's own are of none. */
  feature?: string;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  form?: ZodType;
  handler(input: never, ctx: never): Promise<unknown>;
};

/** Declares one endpoint; register it in `app/endpoints.ts`. */
export function endpoint<
  A extends Access,
  P extends ZodType | undefined = undefined,
  Q extends ZodType | undefined = undefined,
  B extends ZodType | undefined = undefined,
  F extends ZodType | undefined = undefined,
  R extends ZodType = ZodType,
>(spec: EndpointSpec<A, P, Q, B, F, R>): Endpoint {
  return spec as unknown as Endpoint;
}

/** The same endpoints, which the site itself doesn't ask, with for whom they are; shown in the API reference. */
export const endpointsFor = (isFor: string, given: readonly Endpoint[]): Endpoint[] => given.map((each) => ({ ...each, isFor }));

/** The addresses of an endpoint's path, asked by whichever method. */
export const addressesOf = (path: string): RegExp => new RegExp(`^/api/v1${path.replace(/:\w+/g, "[^/]+")}$`);
