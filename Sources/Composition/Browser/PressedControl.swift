import KernelPresentation

/// The control of a page that was pressed, and what stands around it, by their ids. The page after the action finds by
/// them where the user was, even if the control is gone.
struct PressedControl {
  /// The control, and, if it answered a question, the questions that may get the focus next.
  private(set) var controls: [String] = []
  /// The control, and whatever else has an id, nearest first: what follows the control comes before what precedes it.
  private(set) var places: [String] = []

  /// Creates the value for an action that the site itself offered.
  init() {}

  /// Creates the value for a control of a screen.
  /// - Parameter elements: all elements of the screen, parents before their children.
  init(_ control: Element, among elements: [Element]) {
    let own = control.id.map { [$0] } ?? []
    controls = own + PressedControl.around(elements.filter { $0.role == .decision }) { $0.children.contains(control) }
    places = controls + PressedControl.around(elements) { $0 == control }
  }

  /// Returns the ids of the elements after the one that fits, and then of those before it, last one first.
  private static func around(_ elements: [Element], _ fits: (Element) -> Bool) -> [String] {
    guard let index = elements.firstIndex(where: fits) else { return [] }
    return elements[(index + 1)...].compactMap(\.id) + elements[..<index].reversed().compactMap(\.id)
  }
}
