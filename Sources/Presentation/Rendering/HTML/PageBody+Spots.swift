import KernelPresentation

/// Writes the areas that show a chart's values, without a script.
extension PageBody {
  mutating func addSpots(_ spots: ChartSpots) {
    if spots.all.isEmpty { return }
    html.raw("<div class=\"spots\">")
    for spot in spots.all { add(spot) }
    html.raw("</div>")
  }

  /// Writes a spot. If the keyboard can't focus it, it is hidden from assistive technology, since the table has the
  /// numbers.
  private mutating func add(_ spot: ChartSpots.Spot) {
    html.raw("<i")
    if spot.isReached {
      html.raw(" tabindex=\"0\" role=\"img\"")
    } else {
      html.raw(" aria-hidden=\"true\"")
    }
    html.attribute("aria-label", spot.text)
    html.raw(" style=\"--x:")
    html.number(spot.x)
    html.raw(spot.width > 0 ? ";--w:" : ";--y:")
    html.number(spot.width > 0 ? spot.width : spot.y)
    html.raw(spot.width > 0 ? "\" class=\"strip\"></i>" : "\"></i>")
  }
}
