import KernelPresentation

/// The pages of a sequence, and which of them is seen.
struct Dots {
  /// From 1.
  let current: Int
  let count: Int

  /// A sequence of more pages is shown in words alone.
  static let most = 12

  /// Nil where the element's value does not tell them, or tells of too many.
  init?(_ element: Element) {
    let numbers = (element.value ?? "").split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let current = numbers[0], let count = numbers[1], (1...Dots.most).contains(count),
      (1...count).contains(current)
    else { return nil }
    self.current = current
    self.count = count
  }

  /// `○●○○○ `.
  var text: String { (1...count).map { $0 == current ? "●" : "○" }.joined() + " " }
}
