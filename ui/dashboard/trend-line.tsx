import { type BalanceTrend, changeOfTrend } from "../../domain/accounts/balance-trend";
import { words } from "./words";

const WIDTH = 100;
const HEIGHT = 24;
const EDGE = 2;

/** The balance of 30 days as a line, with its change in words. The place is reserved before it is known. */
export function TrendLine({ trend }: { trend: BalanceTrend | undefined }) {
  const change = trend && changeOfTrend(trend);
  return (
    <div className="account-trend">
      {trend && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <polyline points={pointsOf(trend)} />
        </svg>
      )}
      {change && <span>{words.trend(change)}</span>}
    </div>
  );
}

function pointsOf(trend: BalanceTrend): string {
  const [low, high] = [Math.min(...trend), Math.max(...trend)];
  const range = high - low || 1;
  return trend
    .map((balance, at) => {
      const x = (at / Math.max(1, trend.length - 1)) * WIDTH;
      const y = high === low ? HEIGHT / 2 : EDGE + ((high - balance) / range) * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}
