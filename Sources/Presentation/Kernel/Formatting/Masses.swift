package import KernelDomain

/// Formats masses and numbers with decimals.
extension Language {
  /// Formats a load (the weight that was lifted) in the unit in which the user entered it: `22.5 kg`, or `22,5 kg` in
  /// Czech.
  package func load(_ load: Load) -> String {
    thousandths(Int(load.thousandths)) + " " + load.unit.rawValue
  }

  /// Formats a number that is given in thousandths, with up to three decimals: 22,500 becomes `22.5`, or `22,5` in
  /// Czech.
  package func thousandths(_ value: Int) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: 1_000)
    return rest > 0 ? number(whole) + decimalSeparator + decimals(rest) : number(whole)
  }

  /// Formats a number for a field in a table of sets, which takes a decimal point and a comma: 22,500 thousandths become
  /// `22.5`, or `22,5` in Czech.
  package func typedText(thousandths: Int64) -> String {
    fieldText(thousandths: thousandths).replacing(".", with: decimalSeparator)
  }
}

/// Formats a number for a field of numbers alone. The decimal separator is a point in every language: 22,500 thousandths
/// become `22.5`, and 22,000 become `22`.
package func fieldText(thousandths: Int64) -> String {
  let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
  return rest > 0 ? "\(whole).\(decimals(Int(rest)))" : "\(whole)"
}

/// Returns the decimals of a number below 1, given in thousandths, without trailing zeros: `5` for 500.
private func decimals(_ thousandths: Int) -> String {
  var digits = ASCII.decimal(thousandths, digits: 3)
  while digits.hasSuffix("0") { digits.removeLast() }
  return digits
}
