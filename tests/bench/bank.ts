import type { Row } from "./row";
export const bankRows = async (): Promise<readonly Row[]> => [];
