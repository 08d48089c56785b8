import KernelDomain
package import SupportDomain

extension MessageTrigger {
  /// Parses text that says when in a run to play a message, as people write it: `5km`, `5.2 km`, `800m`, `25min`,
  /// `finish`. Nil for any other text.
  package init?(spoken text: String) {
    let words = text.filter { !$0.isWhitespace }.lowercased()
    if words == "finish" {
      self = .finish
      return
    }
    let trigger: MessageTrigger?
    if words.hasSuffix("km") {
      trigger = ASCII.thousandths(words.dropLast(2)).map { .length($0 * 1_000) }
    } else if words.hasSuffix("min") {
      trigger = ASCII.thousandths(words.dropLast(3)).map { .active($0 * 60) }
    } else if words.hasSuffix("m") {
      trigger = ASCII.thousandths(words.dropLast(1)).map { .length($0) }
    } else {
      trigger = nil
    }
    guard let trigger, trigger.isValid else { return nil }
    self = trigger
  }
}

extension ASCII {
  /// Parses a number with at most three decimals after a point or comma, and returns it in thousandths: `5.2` gives
  /// 5,200. Nil for any other text, and for numbers over a million.
  fileprivate static func thousandths(_ text: Substring) -> Int64? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, (1...7).contains(parts[0].utf8.count),
      let whole = integer(Array(parts[0].utf8))
    else { return nil }
    guard parts.count == 2 else { return Int64(whole) * 1_000 }
    let digits = Array(parts[1].utf8)
    guard (1...3).contains(digits.count), let part = integer(digits) else { return nil }
    return Int64(whole) * 1_000 + Int64(part * [100, 10, 1][digits.count - 1])
  }
}
