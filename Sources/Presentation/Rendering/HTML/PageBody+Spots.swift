import KernelPresentation

/// What tells the values of a chart without script.
extension PageBody {
  mutating func addSpots(_ spots: ChartSpots) {
    if spots.all.isEmpty { return }
    html.raw("<div class=\"spots\">")
    for spot in spots.all { add(spot) }
    html.raw("</div>")
  }

  /// Those that the keyboard does not reach are for the pointer alone: the numbers are in the table.
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
