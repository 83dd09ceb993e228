import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Desk } from "./desk";
import { RoomTab } from "./room-tab";

type Screen = ComponentType<{ desk: Desk }>;

export type Tab = {
  /** Relative to `/trainer`. */
  readonly path: string;
  readonly title: string;
  readonly Screen: Screen | LazyExoticComponent<Screen>;
};

/** The console's tabs in order. Each has an address and is loaded when first opened. */
export const tabs: readonly [Tab, ...Tab[]] = [
  { path: "/", title: "Room", Screen: RoomTab },
  { path: "/class", title: "Class", Screen: screen(() => import("./class-tab"), "ClassTab") },
  { path: "/lessons", title: "Lessons", Screen: screen(() => import("./lessons-tab"), "LessonsTab") },
  { path: "/board", title: "Board", Screen: screen(() => import("./board-tab"), "BoardTab") },
  { path: "/time", title: "Time", Screen: screen(() => import("./time-tab"), "TimeTab") },
  { path: "/outcomes", title: "Outcomes", Screen: screen(() => import("./outcomes-tab"), "OutcomesTab") },
  { path: "/faults", title: "Faults", Screen: screen(() => import("./faults-tab"), "FaultsTab") },
  { path: "/traffic", title: "Traffic", Screen: screen(() => import("./traffic-tab"), "TrafficTab") },
  { path: "/ledger", title: "Ledger", Screen: screen(() => import("./ledger-tab"), "LedgerTab") },
  { path: "/cases", title: "Cases", Screen: screen(() => import("./cases-tab"), "CasesTab") },
  { path: "/snapshots", title: "Snapshots", Screen: screen(() => import("./snapshots-tab"), "SnapshotsTab") },
  { path: "/write", title: "Write", Screen: screen(() => import("./write-tab"), "WriteTab") },
  { path: "/sign-off", title: "Sign off", Screen: screen(() => import("./sign-off-tab"), "SignOffTab") },
];

/** Adapts a named export for `lazy`. */
function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
): LazyExoticComponent<Screen> {
  return lazy(async () => ({ default: (await load())[name] }));
}
