import type { AreaOption } from "./area";
import type { DoughnutOption } from "./doughnut";

/** The options of all charts of the product. */
export type ChartOption = DoughnutOption | AreaOption;
