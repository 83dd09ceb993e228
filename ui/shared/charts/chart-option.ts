import type { DoughnutOption } from "./doughnut";

/** Every drawing there is. */
export type ChartOption = DoughnutOption;
