package import KernelDomain

/// How masses are written.
extension Language {
  /// As it was entered: `22,5 kg`.
  package func load(_ load: Load) -> String {
    thousandths(Int(load.thousandths)) + " " + load.unit.rawValue
  }

  /// A number with up to three decimals: `22,5` for 22,500.
  package func thousandths(_ value: Int) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 1_000)
    guard rest > 0 else { return number(whole) }
    var digits = ASCII.decimal(rest, digits: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return number(whole) + decimalSeparator + digits
  }
}
