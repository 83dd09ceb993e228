import Painter from "zrender/lib/svg/Painter";

/** ECharts's painter, except that it ends without writing markup, which Trusted Types forbid even if it is empty. */
export class SvgPainter extends Painter {
  override dispose(): void {
    this.root.replaceChildren();
    // Without a root the painter only forgets what it drew.
    Reflect.deleteProperty(this, "root");
    super.dispose();
  }
}
