import KernelDomain

/// A number as a person types it in a field: `62.5`, `62,5`, `62.5 kg`, `135lb`, `−20`, `20 kg assisted`, `2:00`.
package struct TypedNumber: Hashable, Sendable {
  /// The number; for a duration, its seconds. In a field for a load, it is negative if it is the assistance in an
  /// assisted exercise.
  package let value: Double
  /// The unit that was typed after the number; nil if there was none, so that the field's own unit applies.
  package let unit: String?

  /// Reads a text; nil if it is not a number in one of the field's units. Exponents and numbers in other bases are
  /// refused, because they are more likely to be typing errors.
  package init?(_ text: String, for input: Action.Input) {
    var rest = text.lowercased().filter { !$0.isWhitespace }.replacing(",", with: ".").replacing("\u{2212}", with: "-")
    if input.kind == .duration, let seconds = WrittenDuration.seconds(in: rest) {
      (value, unit) = (Double(seconds), nil)
      return
    }
    let assistance = input.isLoad ? ["assisted", "sdopomocí"].first { rest.hasSuffix($0) } : nil
    rest.removeLast(assistance?.count ?? 0)
    let units = input.typedUnits
    if ["kgs", "lbs"].contains(where: { units.contains(String($0.dropLast())) && rest.hasSuffix($0) }) {
      rest.removeLast()
    }
    unit = units.first { rest.hasSuffix($0.lowercased()) }
    rest.removeLast(unit?.count ?? 0)
    let isPlain = rest.allSatisfy { $0.isASCII && $0.isNumber || ".+-".contains($0) }
    guard isPlain, let number = Double(rest), number.isFinite else { return nil }
    value = assistance == nil ? number : -abs(number)
  }

  /// Whether a text means that the field has no value: it is blank or, in a field for a load, says that only the body
  /// is lifted.
  package static func isNothing(_ text: String, for input: Action.Input) -> Bool {
    let word = text.lowercased().filter(\.isLetter)
    return text.allSatisfy(\.isWhitespace)
      || input.isLoad && word.count == text.filter { !$0.isWhitespace && $0 != "-" }.count
        && ["bodyweight", "bw", "vlastníváha", "svlastnívahou"].contains(word)
  }

  /// Whether the number is outside the range that the field states. The range does not apply to other units than the
  /// field's own, which the use case checks, nor to the sign of a load.
  package func isOutside(_ input: Action.Input) -> Bool {
    guard let limits = input.limits, unit == nil || unit == limits.unit else { return false }
    let amount = input.isLoad ? abs(value) : value
    return amount < Double(limits.least) || amount > Double(limits.most)
  }
}

extension Action.Input {
  /// Whether the number is the load of a set, or one that is planned.
  fileprivate var isLoad: Bool { parameter == "load/thousandths" || parameter.hasSuffix("/load/thousandths") }

  /// The units that may be typed after the number, the field's own first.
  fileprivate var typedUnits: [String] {
    guard let own = limits?.unit else { return [] }
    let alike = [["kg", "lb"], ["cm", "in"]].first { unitMember != nil && $0.contains(own) } ?? []
    return [own] + alike.filter { $0 != own }
  }
}
