import type { RequestHandler } from "express";
import type { BranchDirectoryAnswer } from "../../contract/branch-directory";

export type Branch = {
  readonly name: string;
  readonly street: string;
  readonly suburb?: string;
  readonly city: string;
};

/** Branches of this fictional bank. */
export const branches: readonly Branch[] = [
  { name: "Accra Main", street: "High Street", city: "Accra" },
  { name: "Osu Oxford Street", street: "Oxford Street", suburb: "Osu", city: "Accra" },
  { name: "Spintex Road", street: "Spintex Road", city: "Accra" },
  { name: "Tema Harbour", street: "Harbour Road", city: "Tema" },
  { name: "Kumasi Adum", street: "Prempeh II Street", suburb: "Adum", city: "Kumasi" },
  { name: "Takoradi Market Circle", street: "Market Circle", city: "Takoradi" },
  { name: "Tamale Central", street: "Bolgatanga Road", city: "Tamale" },
  { name: "Ho Civic Centre", street: "Starlets '91 Road", city: "Ho" },
];

export const addressOf = ({ street, suburb, city }: Branch): string =>
  [street, suburb, city].filter(Boolean).join(", ");

/** Uses the format of OpenStreetMap's Overpass API, so that the client reads one format from both sources. */
const directory = {
  version: 0.6,
  generator: "Mock bank",
  elements: branches.map(({ name, street, suburb, city }, at) => ({
    type: "node",
    id: at + 1,
    tags: {
      amenity: "bank",
      branch: name,
      "addr:street": street,
      ...(suburb && { "addr:suburb": suburb }),
      "addr:city": city,
    },
  })),
} satisfies BranchDirectoryAnswer;

/** Serves the branches without sign-in, because they are public. */
export const branchDirectory: RequestHandler = (_request, response) => {
  response.setHeader("Cache-Control", "public, max-age=3600");
  response.json(directory);
};
