// What the viewer may do to the plan of the open page: components leave out what the viewer may not do. The server
// decides for itself (data/plans/open-to.server.ts).
import { createContext, use } from "react";
import { type Act, may, type Role } from "~/domain/members/roles.ts";

interface Standing {
  role: Role;
  /** The owner's short name, for somebody else. */
  ownerName?: string | null;
}

/** The viewer's standing on the plan of the components inside; without it, an owner's. */
export const OnPlan = createContext<Standing>({ role: "owner" });

/** Whether the viewer may do this to the page's plan. */
export const useMay = (act: Act): boolean => may(use(OnPlan).role, act);
