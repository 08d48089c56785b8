import KernelPresentation

/// The ids of the control that the user pressed on a page and of the elements around it. By these ids, the next page
/// finds where the user was, even if the control no longer exists.
struct PressedControl {
  /// The id of the pressed control. If the control belongs to a question, the ids of the other questions follow, which
  /// may get the focus next.
  private(set) var controls: [String] = []
  /// The ids of the pressed control and of all other elements. Elements after the control come first, then those before
  /// it; in each group, the nearest come first.
  private(set) var places: [String] = []

  /// Creates the value for an action that the site itself offered, and which therefore has no control on a screen.
  init() {}

  /// Creates the value for a control on a screen.
  /// - Parameter elements: all elements of the screen, each before its children.
  init(_ control: Element, among elements: [Element]) {
    let own = control.id.map { [$0] } ?? []
    controls = own + PressedControl.around(elements.filter { $0.role == .decision }) { $0.children.contains(control) }
    places = controls + PressedControl.around(elements) { $0 == control }
  }

  /// Returns the ids of the elements after the first element for which `fits` returns true, followed by those of the
  /// elements before it in reverse order.
  private static func around(_ elements: [Element], _ fits: (Element) -> Bool) -> [String] {
    guard let index = elements.firstIndex(where: fits) else { return [] }
    return elements[(index + 1)...].compactMap(\.id) + elements[..<index].reversed().compactMap(\.id)
  }
}
