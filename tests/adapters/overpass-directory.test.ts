import { afterEach, describe, expect, it, vi } from "vitest";
import { OverpassDirectory } from "../../adapters/branch-directory/overpass-directory";

afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", vi.fn(answer));
  return new OverpassDirectory().branches();
};
const node = (id: number, tags?: Record<string, string>) => ({ type: "node", id, lat: 5.5, lon: -0.2, tags });

describe("The branch directory of a maps-data service", () => {
  it("is read in the order of the names, with the address as far as it is known", async () => {
    const elements = [
      node(2, { name: "Our Bank", branch: "Tema", "addr:housenumber": "7", "addr:street": "Harbour Road" }),
      node(1, { name: "Accra Main", "addr:suburb": "Osu", "addr:city": "Accra" }),
      { type: "way", id: 2, center: { lat: 1, lon: 1 }, tags: { name: "Ho" } },
      node(3, { amenity: "bank" }),
      node(4),
    ];
    expect(await answering(async () => Response.json({ version: 0.6, elements }))).toEqual({
      ok: true,
      value: [
        { id: "node/1", name: "Accra Main", address: "Osu, Accra" },
        { id: "way/2", name: "Ho", address: "" },
        { id: "node/2", name: "Tema", address: "7 Harbour Road" },
      ],
    });
  });

  it.each<[string, string, () => Promise<Response>]>([
    ["a line that is down", "unreachable", () => Promise.reject(new TypeError("offline"))],
    ["a service that is busy", "unreachable", async () => new Response("busy", { status: 504 })],
    ["a page in place of data", "unreadable", async () => new Response("<html>")],
    ["data of another form", "unreadable", async () => Response.json({ places: [] })],
  ])("says honestly what %s is", async (_, kind, answer) => {
    expect(await answering(answer)).toEqual({ ok: false, failure: { kind } });
  });

  it("is not waited for without end", async () => {
    const waiting = vi.spyOn(AbortSignal, "timeout");
    await answering(async () => Response.json({ elements: [] }));
    expect(waiting).toHaveBeenCalledWith(10_000);
  });
});
