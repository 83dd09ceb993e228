import type { AreaOption } from "./area";
import type { DoughnutOption } from "./doughnut";

/** Every drawing there is. */
export type ChartOption = DoughnutOption | AreaOption;
