import KernelPresentation

/// A row of dots, one per page, that shows which page of a sequence is open.
struct Dots {
  /// The current page's number, from 1.
  let current: Int
  let count: Int

  /// The maximum number of pages that are shown as dots. A longer sequence is only described in words.
  static let most = 12

  /// Creates the dots; nil if the element's value does not have the form `2/5`, or if there are more than `most` pages.
  init?(_ element: Element) {
    let numbers = (element.value ?? "").split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let current = numbers[0], let count = numbers[1], (1...Dots.most).contains(count),
      (1...count).contains(current)
    else { return nil }
    self.current = current
    self.count = count
  }

  /// The dots as text, with the current page's dot filled: `○●○○○ `.
  var text: String { (1...count).map { $0 == current ? "●" : "○" }.joined() + " " }
}
