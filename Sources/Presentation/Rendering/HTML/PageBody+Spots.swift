import KernelPresentation

/// Writes the areas of a chart that show values while the pointer is over them. They work without a script.
extension PageBody {
  mutating func addSpots(_ spots: ChartSpots) {
    if spots.all.isEmpty { return }
    html.raw("<div class=\"spots\">")
    for spot in spots.all { add(spot) }
    html.raw("</div>")
  }

  /// Writes an area. If it can't get the keyboard focus, it is hidden from assistive technology, because the table
  /// contains the same numbers.
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
