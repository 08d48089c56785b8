/// The energy that a run took: the device's figure, else by a rule of thumb, one kilocalorie a kilogram and kilometre.
package enum CaloriesRule {
  /// - Parameters:
  ///   - device: kilocalories as the device reckoned them.
  ///   - length: in millimetres.
  ///   - bodyMass: in grams; nil where she did not say.
  /// - Returns: kilocalories, rounded to the nearest, and whether they are by the rule of thumb; nil where neither the
  ///   device nor her mass is known.
  package static func calories(
    device: Int64?, length: Int64, bodyMass: Int64?
  ) -> (kilocalories: Int64, isEstimate: Bool)? {
    if let device { return (device, false) }
    guard let bodyMass else { return nil }
    let scale: Int64 = 1_000_000_000
    let (product, overflow) = length.multipliedReportingOverflow(by: bodyMass)
    return overflow ? nil : ((product + scale / 2) / scale, true)
  }
}
